-- Nothing asks by range types any more.
drop index city_ranges_cep;
drop index coverage_areas_cep;
