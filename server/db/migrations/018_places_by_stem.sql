-- CEPs are looked up by the stem of a range: the leading digits that all of its CEPs share. A CEP lies only in ranges
-- whose stem it begins with, and it begins with nine (server/repositories/cep-stems.ts). These indexes take the place
-- of those of 002, which need range types and GiST; servers of the release before go on with theirs until 019.
create index city_ranges_stem on city_ranges ((
  case when cep_from = cep_to then cep_from
    when cep_from - cep_from % 10 = cep_to - cep_to % 10 then 100000000 + cep_from - cep_from % 10
    when cep_from - cep_from % 100 = cep_to - cep_to % 100 then 200000000 + cep_from - cep_from % 100
    when cep_from - cep_from % 1000 = cep_to - cep_to % 1000 then 300000000 + cep_from - cep_from % 1000
    when cep_from - cep_from % 10000 = cep_to - cep_to % 10000 then 400000000 + cep_from - cep_from % 10000
    when cep_from - cep_from % 100000 = cep_to - cep_to % 100000 then 500000000 + cep_from - cep_from % 100000
    when cep_from - cep_from % 1000000 = cep_to - cep_to % 1000000 then 600000000 + cep_from - cep_from % 1000000
    when cep_from - cep_from % 10000000 = cep_to - cep_to % 10000000 then 700000000 + cep_from - cep_from % 10000000
    else 800000000 end));
create index coverage_areas_stem on coverage_areas ((
  case when cep_from = cep_to then cep_from
    when cep_from - cep_from % 10 = cep_to - cep_to % 10 then 100000000 + cep_from - cep_from % 10
    when cep_from - cep_from % 100 = cep_to - cep_to % 100 then 200000000 + cep_from - cep_from % 100
    when cep_from - cep_from % 1000 = cep_to - cep_to % 1000 then 300000000 + cep_from - cep_from % 1000
    when cep_from - cep_from % 10000 = cep_to - cep_to % 10000 then 400000000 + cep_from - cep_from % 10000
    when cep_from - cep_from % 100000 = cep_to - cep_to % 100000 then 500000000 + cep_from - cep_from % 100000
    when cep_from - cep_from % 1000000 = cep_to - cep_to % 1000000 then 600000000 + cep_from - cep_from % 1000000
    when cep_from - cep_from % 10000000 = cep_to - cep_to % 10000000 then 700000000 + cep_from - cep_from % 10000000
    else 800000000 end));
create index coverage_areas_from on coverage_areas (cep_from);
