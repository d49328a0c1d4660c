/** Tests the landing page's blocks Apps and News, and the dialog with a news item. */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { campaigns, firstShop } from '../../../tests/support/first-shop.ts'
import { apps } from '../../content/landing/apps.ts'
import { BaseContext } from '../../ui/useCampaign.ts'
import { Apps } from './blocks/Apps.tsx'
import { PrefixesContext, TextsFromEditionContext } from './edition-contexts.ts'
import { News as NewsBlock } from './blocks/News.tsx'
import { type FoundIsland, IslandsContext } from './IslandPlaceholder.tsx'
import NewsReadMore from './islands/NewsReadMore.tsx'
import NewsItemDialog from './NewsItemDialog.tsx'
import { LandingServicesContext, type LandingServices, type NewsVideos } from './landing-services.ts'

const { news } = firstShop.words
const cities = news[0] ?? expect.unreachable()

/** Renders a block as the server does, and returns the islands in it. */
function show(block: ReactElement, prefix = '') {
  const found: FoundIsland[] = []
  render(
    <BaseContext value={prefix && `/${prefix}`}>
      <PrefixesContext value={campaigns.prefixes}>
        <TextsFromEditionContext value={firstShop.words}>
          <IslandsContext value={found}>{block}</IslandsContext>
        </TextsFromEditionContext>
      </PrefixesContext>
    </BaseContext>,
  )
  return found
}

const benefits = apps.rows.flat().map(({ slug }) => ({
  slug,
  benefit: `nome ${slug}`,
  description: `o que é ${slug}`,
  picture: `/beneficios/${slug}.svg`,
}))

test('the apps are two rows of cards with their descriptions from the catalogue (M2.58)', () => {
  const found = show(<Apps benefits={benefits} />, 'timpre')
  const rows = screen.getAllByRole('list')
  expect(rows.map((row) => within(row).getAllByRole('listitem').length)).toEqual(
    apps.rows.map((row) => row.length),
  )
  expect(screen.getByText('o que é seguranca-digital').closest('li')?.textContent).toContain(
    'nome seguranca-digital',
  )
  expect(found.map(({ name }) => name)).toEqual(['RowArrows'])
})

test("Paramount+, HBO MAX and Globoplay show 'Ver Planos' and a sign-in link, no other app does (M2.58, M7.4)", () => {
  show(<Apps benefits={benefits} />, 'timpre')
  const plans = screen.getAllByRole('link', { name: /^Ver Planos/ })
  // pages of their own campaigns: not preceded by the prefix of the visit
  expect(plans.map((link) => link.getAttribute('href'))).toEqual(['/paramount', '/hbo-max', '/globoplay'])
  expect(plans.map((link) => link.textContent)).toEqual([
    'Ver Planos nome paramount-plus',
    'Ver Planos HBO MAX',
    'Ver Planos nome globo-play',
  ])
  expect(screen.getAllByRole('link', { name: /^Entrar no .+outra aba/ })).toHaveLength(3)
})

test('the page of a streaming service leaves out the others, and leads to its own plans (M2.58)', () => {
  show(<Apps benefits={benefits} service="hbo-max" />, 'hbo-max')
  const [plans, ...others] = screen.getAllByRole('link', { name: /^Ver Planos/ })
  expect([plans?.textContent, plans?.getAttribute('href')]).toEqual(['Ver Planos HBO MAX', '#planos'])
  expect(others).toEqual([])
  for (const slug of ['paramount-plus', 'globo-play']) expect(screen.queryByText(`nome ${slug}`)).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(apps.rows.flat().length - 2)
})

test('an app that the catalogue does not have is left out', () => {
  show(<Apps benefits={benefits.filter(({ slug }) => slug !== 'deezer')} />)
  expect(screen.queryByText('nome deezer')).toBeNull()
})

test('news are cards with a picture, and lead elsewhere or are told whole (M2.50, M3.6)', () => {
  const found = show(<NewsBlock />)
  const cards = screen.getAllByRole('listitem')
  // sponsorships and awards have no item yet
  const shown = news.filter(({ hasItem }) => hasItem)
  expect(news.filter((card) => !shown.includes(card)).map(({ id }) => id)).toEqual(['patrocinio', 'premios'])
  expect(cards).toHaveLength(shown.length)
  for (const card of cards) expect(card.querySelector('svg')).not.toBeNull()
  const told = shown.filter(({ showModal }) => showModal).map((item) => ({ item }))
  expect(found.filter(({ name }) => name === 'NewsReadMore').map(({ props }) => props)).toEqual(told)
  expect(
    screen.getByRole('link', { name: /^Abrir.*Champions League no HBO Max$/ }).getAttribute('href'),
  ).toBe('/hbo-max')
})

test('the whole text of a news is in the page, for when scripts are off', () => {
  const html = renderToStaticMarkup(<NewsReadMore item={cities} />)
  const page = document.createElement('div')
  page.innerHTML = html
  expect(page.querySelector('details > summary')?.textContent).toBe('Ver mais Fibra em 190 cidades')
  expect(page.querySelector('details')?.textContent).toContain('avisamos quando chegar')
})

test('once alive, Ver mais opens a dialog with it, and Fechar closes it (M2.50, M2.65)', async () => {
  render(<NewsReadMore item={cities} />)
  expect(document.querySelector('details')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Ver mais/ }))
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Fibra em 190 cidades' })
  expect(dialog.textContent).toContain('avisamos quando chegar')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }))
  expect(dialog.dataset.state).toBe('hidden')
})

test('Ver mais pressed before its code was there opens the dialog when it comes (M2.50)', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<NewsReadMore item={cities} />)
  const details = place.querySelector('details')
  if (details) details.open = true
  await act(async () => {
    hydrateRoot(place, <NewsReadMore item={cities} />)
  })
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Fibra em 190 cidades' })
  expect(dialog.dataset.state).not.toBe('hidden')
  expect(place.querySelector('details')).toBeNull()
  place.remove()
})

const PLAYER = 'https://video.example.com/embed/'

/** Opens the news item that may have a video. */
async function readVideo(videos: NewsVideos | null) {
  const item = news.find(({ stream }) => stream)
  if (!item) throw new Error('no news with a video')
  const services = { newsVideos: () => Promise.resolve(videos) } as LandingServices
  await act(async () => {
    render(
      <LandingServicesContext value={services}>
        <NewsItemDialog item={item} isOpen onClose={() => {}} />
      </LandingServicesContext>,
    )
  })
  return item
}

test('a video is a picture until it is clicked, then its player at 1080 (M2.65, D61)', async () => {
  const { id, title } = await readVideo({ player: PLAYER, ids: { instalacao: 'abc123' } })
  expect(id).toBe('instalacao')
  expect(document.querySelector('iframe')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Assistir ao vídeo' }))
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe(`${PLAYER}abc123?vq=hd1080&autoplay=1`)
  expect(document.querySelector('iframe')?.title).toBe(title)
})

test.each([
  ['a provider', null],
  ['an id of the video', { player: PLAYER, ids: {} }],
  ['its own id of the video', { player: PLAYER, ids: { cidades: 'abc123' } }],
] as const)('without %s only the text says it (D87)', async (_what, videos) => {
  await readVideo(videos)
  expect(screen.queryByRole('button', { name: 'Assistir ao vídeo' })).toBeNull()
  expect(screen.getByText(/o técnico instala a fibra/)).not.toBeNull()
})
