-- Towns and streets are found by name without accents, for visitors who do not know their CEP (D98). The expressions
-- are those of server/repositories/streets-by-name.ts.
create index city_ranges_folded on city_ranges ((lower(translate(name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ-''’.', 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn    '))));
create index streets_folded_city on streets ((lower(translate(city, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ-''’.', 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn    '))), state);
