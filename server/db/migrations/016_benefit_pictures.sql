-- A benefit's own id and its pictures, one for each theme. Rows that an operator has added have none.
alter table benefits
  add column id text,
  add column image_light text,
  add column image_dark text;
update benefits set
  id = 'benefit-' || lower(slug),
  image_light = '/beneficios/' || lower(slug) || '.svg',
  image_dark = '/beneficios/' || lower(slug) || case when slug in ('MAX', 'deezer') then '-dark.svg' else '.svg' end
where slug in ('aya-bancah', 'aya-books', 'seguranca-digital', 'babbel', 'games-club', 'paramount-plus', 'band-sports',
  'band-news', 'looke', 'aya-ensinah', 'globo-play', 'MAX', 'deezer');
-- Links to the chat app, where none has been given yet.
update plans set whatsapps = jsonb_build_array(jsonb_build_object(
  'origin_domain', '*',
  'complete_link', 'https://wa.me/558005551020?text=' ||
    replace(replace('Olá! Quero contratar o plano ' || name || '.', ' ', '%20'), '+', '%2B')))
where whatsapps = '[]' and plan_type is null;
