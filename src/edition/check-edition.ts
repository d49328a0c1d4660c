/**
 * Checks an edition of the shop before its publication. Each finding is a sentence with its place in the edition. Red
 * findings prevent the publication, and yellow ones must be confirmed. Known findings are yellow ones that the
 * previous edition had too.
 */
import { SPEED_RANGE } from './fill-landing-figures.ts'
import type { Campaigns } from '../campaigns/make-campaigns.ts'
import type { Plan } from '../contract/plan.ts'
import type { JourneyId } from '../funnel/step-and-journey-types.ts'
import { isExternalLink } from '../lib/links.ts'
import { instantOf } from '../lib/sao-paulo-time.ts'
import { firstPhones } from '../content/brand-and-phones.ts'
import { faqFigureNames, unknownFigures } from '../content/landing/faq/fill-answer-placeholders.ts'
import { findFalseFigures, makePhoneNumberFinder } from './figures-and-phones-in-texts.ts'
import { listsOf, phaseOf, type ResolvedEdition } from './edition-content-at-instant.ts'
import { BRAZILIAN_STATES, GeneralCampaign, type Edition, type EditionPlan } from './edition-schema.ts'
import { isKept, readEdition, resolvedEdition } from './read-edition.ts'

/** A finding of a check. `place` is the path of the field in the document, such as `campaigns./natal.checkout`. */
export type EditionFinding = {
  readonly level: 'red' | 'yellow' | 'known'
  readonly place: string
  readonly text: string
}

/** The facts about the site that the checks need. */
export type SiteFacts = {
  /** Ids of all journeys. */
  readonly journeys: readonly string[]
  /** First segments of addresses that no campaign may have. */
  readonly reserved: ReadonlySet<string>
  /** Whether a journey has both the question about the plan and the review. */
  readonly sellsPlans: (journey: JourneyId) => boolean
  /** Returns what a campaign sells at a covered address. */
  readonly plansSold: (edition: ResolvedEdition, prefix: string) => readonly Plan[]
  /** Whether the site has a page at a path. */
  readonly isAddress: (path: string, campaigns: Campaigns) => boolean
}

export const blockingFinding = (place: string, text: string): EditionFinding => ({
  level: 'red',
  place,
  text,
})
export const warningFinding = (place: string, text: string): EditionFinding => ({
  level: 'yellow',
  place,
  text,
})

type Checked = { readonly edition: Edition | null; readonly findings: readonly EditionFinding[] }

/** What was found in documents that are kept. */
const checkedDocuments = new WeakMap<
  object,
  { readonly phase: number; readonly around: SiteFacts; readonly checked: Checked }
>()

/**
 * Checks a document; one that is kept once for each phase of its dates.
 * @param at when it goes live
 * @returns the findings, and the edition if the document matches its schema
 */
export function checkEdition(document: unknown, at: Date, around: SiteFacts): Checked {
  const { data } = readEdition(document)
  if (!data || !isKept(document)) return checkNow(document, at, around)
  const phase = phaseOf(data, at)
  const last = checkedDocuments.get(document)
  if (last?.phase === phase && last.around === around) return last.checked
  const checked = checkNow(document, at, around)
  checkedDocuments.set(document, { phase, around, checked })
  return checked
}

function checkNow(document: unknown, at: Date, around: SiteFacts): Checked {
  const parsed = readEdition(document)
  if (!parsed.success) return { edition: null, findings: parsed.error.issues.map(findingOf) }
  const edition = parsed.data
  const texts = textsIn(edition)
  const findings = [
    ...[...unknownFields(document, edition), ...unsafeTexts(texts), ...longWords(texts)].map(
      namingPlan(edition),
    ),
    ...ofPlans(edition),
    ...ofGeneralCampaign(edition),
    ...ofLists(edition),
    ...ofDates(edition, at),
    ...ofWords(edition),
    ...ofPhones(edition, texts),
  ]
  const prefixes = ofPrefixes(edition, around)
  // what follows needs campaigns with all that they inherit, whatever their addresses are
  if (findings.some(({ place, level }) => level === 'red' && place.startsWith('campaigns.')))
    return { edition, findings: [...findings, ...prefixes] }
  const resolved = resolvedEdition(edition, at)
  return {
    edition,
    findings: [
      ...findings,
      ...prefixes,
      ...ofCampaigns(edition, resolved, around),
      ...findFalseFigures(edition, resolved).map(({ place, text }) => blockingFinding(place, text)),
      ...(journeysAreKnown(resolved, around) ? ofLinks(edition, resolved, around) : []),
    ],
  }
}

/**
 * Marks findings as known if they are not new: yellow ones, and red ones about figures in texts, that the previous
 * edition has too, and those about a plan that is now hidden in lists that already contained it, because hiding it was
 * deliberate.
 */
export function markKnown(
  findings: readonly EditionFinding[],
  { before, after }: { readonly before: Edition; readonly after: Edition },
  at: Date,
  around: SiteFacts,
): EditionFinding[] {
  // mostly the case, and what follows takes as long as the check itself
  if (findings.length === 0) return []
  const known = [...checkEdition(before, at, around).findings, ...ofLists({ ...before, plans: after.plans })]
  // those that an earlier release did not look for must not stop an urgent mend
  const figures = findFalseFigures(before, resolvedEdition(before, at))
  const isKnown = ({ level, place, text }: EditionFinding) =>
    (level === 'yellow' ? known : figures).some((each) => each.place === place && each.text === text)
  return findings.map((each) => (isKnown(each) ? { ...each, level: 'known' } : each))
}

type Issue = {
  readonly code: string
  readonly path: readonly PropertyKey[]
  /** What kind of value it is: 'string', 'number', 'array'. */
  readonly origin?: string
  readonly maximum?: unknown
  readonly minimum?: unknown
  readonly values?: readonly unknown[]
  readonly expected?: unknown
}

const tooBig: Readonly<Record<string, readonly [much: string, unit: string]>> = {
  string: ['longo', ' letras'],
  number: ['alto', ''],
  array: ['longo', ''],
}

/** Turns an issue of the schema into a finding with a sentence. */
export function findingOf(issue: unknown): EditionFinding {
  const { code, path, origin, maximum, minimum, values, expected } = issue as Issue
  const place = path.map(String).join('.') || 'edição'
  if (code === 'too_big') {
    const [much, unit] = tooBig[origin ?? ''] ?? ['muito', '']
    return blockingFinding(place, `É ${much} demais: no máximo ${String(maximum)}${unit}.`)
  }
  if (code === 'too_small')
    return blockingFinding(
      place,
      origin === 'number' ? `É baixo demais: no mínimo ${String(minimum)}.` : 'Falta preencher.',
    )
  if (code === 'invalid_value')
    return blockingFinding(place, `Só pode ser: ${(values ?? []).map(String).join(', ')}.`)
  if (code === 'invalid_format') return blockingFinding(place, 'Não está escrito no formato esperado.')
  if (code === 'invalid_type') return blockingFinding(place, `Falta, ou não é do tipo ${String(expected)}.`)
  return blockingFinding(place, 'Não é um valor possível aqui.')
}

/** Finds fields that are not in the schema, such as misspelled ones, which would have no effect. */
function unknownFields(written: unknown, read: unknown, place = ''): EditionFinding[] {
  if (typeof written !== 'object' || written === null || typeof read !== 'object' || read === null) return []
  const known = read as Readonly<Record<string, unknown>>
  return Object.entries(written).flatMap(([name, value]) => {
    const own = place ? `${place}.${name}` : name
    return Object.hasOwn(known, name)
      ? unknownFields(value, known[name], own)
      : [blockingFinding(own, 'Este campo não existe. Confira como está escrito.')]
  })
}

/**
 * Replaces a plan's number in the place of a finding by its sku, which all other findings use.
 */
const namingPlan =
  ({ plans }: Edition) =>
  (finding: EditionFinding): EditionFinding => ({
    ...finding,
    place: finding.place.replace(
      /^plans\.(\d+)/,
      (whole, index: string) => `plans.${plans[Number(index)]?.sku ?? whole}`,
    ),
  })

const UNSAFE = /[<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

type PlacedText = readonly [place: string, text: string]

function textsIn(value: unknown, place = ''): PlacedText[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, place ? `${place}.${name}` : name))
}

/** Finds texts with HTML or invisible characters. */
const unsafeTexts = (texts: readonly PlacedText[]): EditionFinding[] =>
  texts
    .filter(([, text]) => UNSAFE.test(text))
    .map(([place]) =>
      blockingFinding(
        place,
        'Textos não têm HTML: tire os sinais < e >, quebras de linha e caracteres invisíveis.',
      ),
    )

function ofPlans({ plans, benefits }: Edition): EditionFinding[] {
  const slugs = new Set(benefits.map(({ slug }) => slug))
  const seen = new Set<string>()
  const empty = plans.length === 0 ? [blockingFinding('plans', 'Não há nenhum plano.')] : []
  const others = plans.flatMap((plan) => {
    const place = `plans.${plan.sku}`
    const twice = [plan.id, plan.sku].filter((name) => seen.has(name))
    seen.add(plan.id).add(plan.sku)
    const missing = plan.benefits.filter((slug) => !slugs.has(slug))
    return [
      ...twice.map((name) => blockingFinding(place, `Há dois planos com o nome ${name}.`)),
      ...(/^[a-z0-9][a-z0-9-]*$/.test(plan.sku) && /^[\w-]+$/.test(plan.id)
        ? []
        : [blockingFinding(place, 'O sku e o id têm só letras minúsculas, números e hífens.')]),
      ...missing.map((slug) => blockingFinding(`${place}.benefits`, `O benefício ${slug} não existe.`)),
      ...(plan.state === undefined || BRAZILIAN_STATES.includes(plan.state)
        ? []
        : [blockingFinding(`${place}.state`, `${plan.state} não é um estado.`)]),
      ...ofPrices(plan, place),
    ]
  })
  return [...empty, ...others]
}

function ofPrices({ price, price_with_dacc, price_full }: EditionPlan, place: string): EditionFinding[] {
  const isWhole = [price, price_with_dacc, price_full].every(
    (each) => Math.abs(each * 100 - Math.round(each * 100)) < 1e-6,
  )
  return [
    ...(isWhole ? [] : [blockingFinding(`${place}.price`, 'Um preço tem mais de dois dígitos de centavos.')]),
    ...(price_with_dacc <= price
      ? []
      : [
          blockingFinding(
            `${place}.price_with_dacc`,
            'O preço com débito automático é maior que o preço sem débito.',
          ),
        ]),
    ...(price <= price_full
      ? []
      : [
          blockingFinding(
            `${place}.price_full`,
            'O preço depois da promoção é menor que o preço da promoção.',
          ),
        ]),
  ]
}

/** Checks that the general campaign defines every field, because all others inherit from it. */
function ofGeneralCampaign({ campaigns }: Edition): EditionFinding[] {
  const general = campaigns['']
  if (!general) return [blockingFinding('campaigns.', 'Falta a campanha geral, a do endereço /.')]
  const { error } = GeneralCampaign.safeParse(general)
  return (error?.issues ?? []).map(({ path }) =>
    blockingFinding(
      ['campaigns', '', ...path.map(String)].join('.'),
      'A campanha geral precisa dizer isto: as outras herdam dela.',
    ),
  )
}

const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_PREFIX = 40

/** Returns why a campaign cannot use a prefix; null if it can. */
export function prefixProblem(prefix: string, reserved: ReadonlySet<string>): string | null {
  const segments = prefix.split('/')
  if (segments.length > 2 || !segments.every((each) => SEGMENT.test(each)))
    return `O endereço /${prefix} só pode ter letras minúsculas sem acento, números e hífens, em até duas partes.`
  if (prefix.length > LONGEST_PREFIX)
    return `O endereço /${prefix} é longo demais: no máximo ${LONGEST_PREFIX} letras.`
  return segments.some((each) => reserved.has(each))
    ? `O endereço /${prefix} é do próprio site. Escolha outro.`
    : null
}

function ofPrefixes({ campaigns }: Edition, { reserved }: SiteFacts): EditionFinding[] {
  const owners = new Map<string, string>()
  return Object.entries(campaigns).flatMap(([prefix, { formerly = [] }]) => {
    const problem = prefix === '' ? null : prefixProblem(prefix, reserved)
    const former = formerly.flatMap(({ prefix: earlier, until }) => {
      const other = Object.hasOwn(campaigns, earlier) ? earlier : owners.get(earlier)
      owners.set(earlier, prefix)
      const wrong =
        prefixProblem(earlier, reserved) ??
        (other === undefined ? null : `O endereço antigo /${earlier} é de outra campanha: /${other}.`) ??
        (instantOf(until) === null ? 'Esta data não existe.' : null)
      return wrong === null ? [] : [blockingFinding(`campaigns.${prefix}.formerly`, wrong)]
    })
    return [...(problem === null ? [] : [blockingFinding(`campaigns.${prefix}`, problem)]), ...former]
  })
}

/** Checks that every plan in a list exists and is for new customers. */
function ofLists({ plans, campaigns, lists = {} }: Edition): EditionFinding[] {
  const bySku = new Map(plans.map((plan) => [plan.sku, plan]))
  const named = [
    ...Object.entries(campaigns).flatMap(([prefix, { page = [], checkout = [], landing }]) => [
      { place: `campaigns.${prefix}.page`, skus: page },
      { place: `campaigns.${prefix}.checkout`, skus: checkout },
      {
        place: `campaigns.${prefix}.landing.offer`,
        skus: landing?.offer === undefined ? [] : [landing.offer],
      },
    ]),
    ...Object.entries(lists).flatMap(([name, { page, checkout }]) => [
      { place: `lists.${name}.page`, skus: page },
      { place: `lists.${name}.checkout`, skus: checkout },
    ]),
  ]
  return named.flatMap(({ place, skus }) =>
    skus.flatMap((sku, index) => {
      const plan = bySku.get(sku)
      if (!plan) return [blockingFinding(place, `O plano ${sku} não existe.`)]
      const name = `${plan.plan} (${sku})`
      if (skus.indexOf(sku) !== index)
        return [blockingFinding(place, `O plano ${name} está duas vezes na lista.`)]
      if (plan.plan_type !== null)
        return [blockingFinding(place, `O plano ${name} não é para clientes novos.`)]
      return plan.hidden ? [warningFinding(place, `O plano ${name} está escondido, então não aparece.`)] : []
    }),
  )
}

function ofDates({ plans, campaigns, news = [] }: Edition, at: Date): EditionFinding[] {
  const dated = [
    ...plans.map((plan) => ({ ...plan, place: `plans.${plan.sku}` })),
    ...Object.entries(campaigns).map(([prefix, campaign]) => ({ ...campaign, place: `campaigns.${prefix}` })),
    ...news.map((item, index) => ({ ...item, place: `news.${index}` })),
  ]
  return dated.flatMap(({ place, from, until, ...others }) => {
    const afterEnd = 'afterEnd' in others ? others.afterEnd : undefined
    const [begin, end] = [from, until].map((time) => (time === undefined ? undefined : instantOf(time)))
    return [
      ...(begin === null ? [blockingFinding(`${place}.from`, 'Esta data não existe.')] : []),
      ...(end === null ? [blockingFinding(`${place}.until`, 'Esta data não existe.')] : []),
      ...(begin && end && end <= begin
        ? [blockingFinding(`${place}.until`, 'O fim vem antes do começo.')]
        : []),
      ...(end && end <= at && afterEnd === undefined
        ? [warningFinding(`${place}.until`, 'Esta data já passou: nada disso aparece.')]
        : []),
      ...(until === undefined && afterEnd !== undefined
        ? [warningFinding(`${place}.afterEnd`, 'Sem data de fim, esta frase nunca aparece.')]
        : []),
    ]
  })
}

const NO_PRICES = 'Preços não ficam em textos: eles vêm dos planos.'
const NO_RANGE = `${SPEED_RANGE} só funciona na descrição, no título grande e no texto abaixo dele de uma campanha.`
const NO_FIGURES = 'Nomes entre chaves, como {vendas}, só funcionam em respostas.'

/** Finds prices in a text, and placeholders in a text where they are not filled in. */
function ofText(place: string, text: string): EditionFinding[] {
  const isAnswer = /\.answer\.\d+$/.test(place)
  const namesFigure = faqFigureNames.some((name) => text.includes(`{${name}}`))
  return [
    ...(text.includes('R$') ? [blockingFinding(place, NO_PRICES)] : []),
    ...(text.includes(SPEED_RANGE) ? [blockingFinding(place, NO_RANGE)] : []),
    ...(namesFigure && !isAnswer ? [blockingFinding(place, NO_FIGURES)] : []),
  ]
}

/** Checks the texts that all landing pages share. */
function ofWords({ texts = {}, faq = {}, news = [] }: Edition): EditionFinding[] {
  return [
    ...textsIn({ texts, faq, news }).flatMap(([place, text]) => ofText(place, text)),
    ...Object.entries(faq).flatMap(([list, { questions }]) => [
      ...twiceIn(`faq.${list}.questions`, questions),
      ...questions.flatMap(({ answer }, index) =>
        answer
          .flatMap(unknownFigures)
          .map((name) =>
            blockingFinding(
              `faq.${list}.questions.${index}.answer`,
              `Não há {${name}}. Pode ser: ${faqFigureNames.map((each) => `{${each}}`).join(', ')}.`,
            ),
          ),
      ),
    ]),
    ...twiceIn('news', news),
    ...news.flatMap(({ text, href }, index) =>
      text.length === 0 && href === undefined
        ? [blockingFinding(`news.${index}.text`, 'A novidade não tem texto nem link: escreva um dos dois.')]
        : [],
    ),
  ]
}

const twiceIn = (place: string, items: readonly { readonly id: string }[]): EditionFinding[] =>
  items.flatMap(({ id }, index) =>
    items.findIndex((each) => each.id === id) === index
      ? []
      : [blockingFinding(`${place}.${index}.id`, `Há dois com o nome ${id}.`)],
  )

/** Finds phone numbers in texts that are not, or no longer, among those of this edition. */
function ofPhones({ footer }: Edition, texts: readonly PlacedText[]): EditionFinding[] {
  const findOtherNumbers = makePhoneNumberFinder({ ...firstPhones, ...footer })
  const written = texts.filter(([place]) => /^(?:texts|faq|news|campaigns)\./.test(place))
  return written.flatMap(([place, text]) =>
    findOtherNumbers(text).map((number) =>
      warningFinding(
        place,
        `O telefone ${number} não é um dos da loja. ${/\.answer\.\d+$/.test(place) ? 'Se devia ser, escreva {vendas} ou {suporte}: assim ele muda junto.' : 'Confira se ainda vale.'}`,
      ),
    ),
  )
}

/** Checks what each campaign shows and sells, including everything that it inherits. */
function ofCampaigns(
  edition: Edition,
  resolved: ResolvedEdition,
  { journeys, sellsPlans, plansSold }: SiteFacts,
): EditionFinding[] {
  const { campaigns, plans, landingOf } = resolved
  const bySku = new Map(plans.map((plan) => [plan.sku, plan]))
  const plansOf = (skus: readonly string[]) => skus.flatMap((sku) => bySku.get(sku) ?? [])
  const others = new Map<string, string>()
  return Object.keys(edition.campaigns).flatMap((prefix) => {
    const place = `campaigns.${prefix}`
    const { journey, variantOf, title, isOff } = campaigns.settingsOf(prefix)
    const lists = listsOf(resolved, prefix)
    const [shown, sold] = [
      plansOf(lists?.landing ?? []).filter(({ showOnLanding }) => showOnLanding),
      plansOf(lists?.checkout ?? []),
    ]
    const own = edition.campaigns[prefix]?.landing
    const theme = edition.campaigns[prefix]?.theme
    const same = [
      ['title', 'O título também é', title],
      ['landing.banner.heading', 'O título grande também é', own?.banner?.heading],
      ['landing.banner.text', 'O texto abaixo do título grande também é', own?.banner?.text],
      ['landing.description', 'A descrição também é', own?.description],
      ['theme', 'As cores também são', theme],
    ].flatMap(([name, words, text]) => {
      const other = text && others.get(`${name} ${text}`)
      others.set(`${name} ${text}`, prefix)
      // a copy that still says what the other one says, or looks like it
      return other ? [warningFinding(`${place}.${name}`, `${words} da campanha /${other}.`)] : []
    })
    const { banner, description } = landingOf(prefix)
    const texts = {
      title,
      'landing.banner.heading': banner.heading,
      'landing.banner.text': banner.text,
      'landing.description': description,
      afterEnd: edition.campaigns[prefix]?.afterEnd ?? '',
    }
    return [
      ...(journeys.includes(journey)
        ? []
        : [blockingFinding(`${place}.journey`, `A jornada ${journey} não existe.`)]),
      ...(variantOf === null || Object.hasOwn(edition.campaigns, variantOf)
        ? []
        : [blockingFinding(`${place}.variantOf`, `A campanha /${variantOf} não existe.`)]),
      ...same,
      ...Object.entries(texts).flatMap(([name, text]) => ofText(`${place}.${name}`, text)),
      ...(sold.length === 0 && !isOff
        ? [blockingFinding(`${place}.checkout`, 'Nenhum plano é vendido.')]
        : []),
      ...shown
        .filter((plan) => plan.state === undefined && !sold.includes(plan))
        .map((plan) =>
          blockingFinding(
            `${place}.checkout`,
            `A página anuncia ${plan.plan} (${plan.sku}), mas ele não é vendido nesta campanha.`,
          ),
        ),
      ...(isOff || !journeys.includes(journey) || !sellsPlans(journey)
        ? []
        : atReview(shown, plansSold(resolved, prefix), place)),
      ...samePlans([...new Set([...shown, ...sold])], place),
      ...ofRegions(sold, place),
    ]
  })
}

/** Follows an order to its review: a covered address must offer what the page shows, at the same price. */
function atReview(shown: readonly Plan[], offered: readonly Plan[], place: string): EditionFinding[] {
  if (offered.length === 0)
    return [blockingFinding(`${place}.checkout`, 'No endereço com fibra não há nenhum plano.')]
  const missing = shown.filter(
    ({ id, state, price, price_with_dacc }) =>
      state === undefined &&
      !offered.some(
        (plan) => plan.id === id && plan.price === price && plan.price_with_dacc === price_with_dacc,
      ),
  )
  return missing.map(({ plan, sku }) =>
    blockingFinding(
      `${place}.flags`,
      `No endereço com fibra não há ${plan} (${sku}), que a página mostra: as marcas da campanha vendem outra lista.`,
    ),
  )
}

const journeysAreKnown = ({ campaigns }: ResolvedEdition, { journeys }: SiteFacts): boolean =>
  ['', ...campaigns.prefixes].every((prefix) => journeys.includes(campaigns.settingsOf(prefix).journey))

/** Checks where links lead. */
function ofLinks(
  { plans, faq = {}, news = [], links = {} }: Edition,
  { campaigns }: ResolvedEdition,
  { isAddress }: SiteFacts,
): EditionFinding[] {
  const found = [
    ...Object.entries(faq).flatMap(([list, { questions }]) =>
      questions.flatMap(({ links: own = [] }, index) =>
        own.map(({ href }, at) => [`faq.${list}.questions.${index}.links.${at}.href`, href] as const),
      ),
    ),
    ...news.flatMap(({ href }, index) => (href === undefined ? [] : [[`news.${index}.href`, href] as const])),
    ...Object.entries(links).map(([name, href]) => [`links.${name}`, href] as const),
    ...plans.flatMap(({ sku, whatsApps }) =>
      whatsApps.map(({ complete_link }) => [`plans.${sku}.whatsApps`, complete_link] as const),
    ),
  ]
  return found.flatMap(([place, href]) => {
    if (href.startsWith('#')) return []
    if (href.startsWith('/')) {
      const [path = '/'] = href.split(/[?#]/)
      return isAddress(path, campaigns) ? [] : [blockingFinding(place, `Não há página em ${path}.`)]
    }
    return isExternalLink(href)
      ? []
      : [blockingFinding(place, 'O link precisa ser https:// com um endereço público, sem senha.')]
  })
}

/** The longest word, in letters, that fits on a screen of 320 px, for each place of a text. */
const LONGEST_WORDS = [
  [16, /^(?:plans\.\d+\.plan|campaigns\..*\.landing\.banner\.heading|texts\.\w*Title|news\.\d+\.title)$/],
  [30, /^(?:campaigns\..*\.(?:landing\.banner\.text|afterEnd)|texts\.\w+|news\.\d+\.description)$/],
  [30, /^faq\..*\.(?:question|answer\.\d+)$/],
] as const

/** Finds words that are wider than a small screen. */
const longWords = (texts: readonly PlacedText[]): EditionFinding[] =>
  texts.flatMap(([place, text]) => {
    const [most] = LONGEST_WORDS.find(([, places]) => places.test(place)) ?? []
    if (most === undefined) return []
    return text
      .replaceAll(/\{[^}]*\}/g, '')
      .split(/[\s/–-]+/)
      .filter((word) => word.length > most)
      .map((word) =>
        warningFinding(place, `“${word}” não cabe em telas de 320 px: até ${most} letras por palavra.`),
      )
  })

const thingOf = ({ plan_download, plan_upload, subscriptions, benefits }: Plan) =>
  JSON.stringify([
    plan_download,
    plan_upload,
    subscriptions.toSorted(),
    benefits.map(({ slug }) => slug).toSorted(),
  ])

/** Finds equivalent plans, with which the same offer would have two prices. */
function samePlans(plans: readonly Plan[], place: string): EditionFinding[] {
  const first = new Map<string, Plan>()
  return plans.flatMap((plan) => {
    const name = `${thingOf(plan)} ${plan.state ?? ''}`
    const same = first.get(name)
    if (!same) first.set(name, plan)
    return same
      ? [
          blockingFinding(
            `${place}.checkout`,
            `${same.plan} (${same.sku}) e ${plan.plan} (${plan.sku}) são a mesma coisa: deixe um só.`,
          ),
        ]
      : []
  })
}

function ofRegions(sold: readonly Plan[], place: string): EditionFinding[] {
  const states = [...new Set(sold.flatMap(({ state }) => state ?? []))]
  if (states.length > 1)
    return [
      blockingFinding(
        `${place}.checkout`,
        `A campanha vende preços de mais de um estado: ${states.join(', ')}.`,
      ),
    ]
  return states.length === 1 && sold.every(({ state }) => state !== undefined)
    ? [
        warningFinding(
          `${place}.checkout`,
          `Fora de ${states[0]} a campanha não vende nada de próprio: lá valem os planos gerais.`,
        ),
      ]
    : []
}
