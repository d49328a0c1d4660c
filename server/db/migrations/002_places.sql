-- CEP ranges of the municipalities, both ends included.
create table city_ranges (
  cep_from integer not null,
  cep_to integer not null check (cep_to >= cep_from),
  ibge integer not null,
  name text not null,
  state char(2) not null,
  ddd text not null,
  primary key (cep_from, ibge)
);
create index city_ranges_cep on city_ranges using gist (int4range(cep_from, cep_to, '[]'));

-- Address look-up. A town with one CEP stands here with address and neighborhood ''.
create table streets (
  cep integer primary key,
  state char(2) not null,
  city text not null,
  neighborhood text not null,
  address text not null
);

-- Where the network is. Of the areas that hold a CEP only the narrowest ones speak (server/rules/coverage.ts).
create table coverage_areas (
  id text primary key,
  name text not null,
  cep_from integer not null,
  cep_to integer not null check (cep_to >= cep_from),
  number_from integer,
  number_to integer,
  number_side text check (number_side in ('odd', 'even')),
  -- Quadra → lots, e.g. {"A": ["1-20", "22"]}; null: an address with street numbers.
  blocks jsonb,
  -- Who built the network there; null: a hole inside a wider area.
  infra text,
  -- Free ports of the splitter; 0 is full, null is not counted.
  free_ports integer check (free_ports >= 0),
  -- Offers of this region (see offers.addon); null: the general ones; 'none': network, nothing on sale yet.
  offer_region text,
  -- Whose installation teams come, and how many visits they make in one period of a day.
  team text not null,
  team_capacity integer not null check (team_capacity >= 0)
);
create index coverage_areas_cep on coverage_areas using gist (int4range(cep_from, cep_to, '[]'));

-- Booked visits. A row appears with its first booking.
create table installation_slots (
  team text not null,
  day date not null,
  period text not null check (period in ('manha', 'tarde')),
  capacity integer not null check (capacity >= 0),
  booked integer not null check (booked between 0 and capacity),
  primary key (team, day, period)
);
