/** Extracts literal values (texts, paths, prices) from the specification, and checks whether a rule states them. */

/** A value in the specification, such as a text, a path or a price, and the number of its line. */
type Stated = { readonly line: number; readonly value: string }

const WORD = String.raw`[\w*.-]+(?:\/[\w*.-]+)*`
const UNIT = '%|percent|ms|px|s|h|devices|Mega|Giga|days|digits|seconds'

const patterns: readonly RegExp[] = [
  // texts
  /(?<![\p{L}\d])'([^']+)'(?![\p{L}\d])/gu,
  // paths
  /(?<=^|[\s(|,])(\/[\w{}.?=#-]+(?:\/[\w{}.?=#-]*)*|\/(?=[\s|]))/g,
  // names in camelCase or snake_case
  /(?<![\w{/-])([a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+)(?![\w}])/g,
  // numbers with a unit, and prices
  new RegExp(String.raw`(?<![\d.,R$])(\d+(?:\.\d+)?\s?(?:${UNIT}))(?![\p{L}\d])`, 'gu'),
  /(R\$\s?\d+,\d\d)/g,
  // numbers of a list, and what a name turns into
  /(?<=, |\bsteps )(\d+(?:\.\d+)?)(?=,| percent)/g,
  /(?<![\w/])(tim\w+|\w+(?=,? becomes )|(?<=becomes )\w+)/g,
  // slugs, forms, and parameters with their value
  /(?<![\w{/-])([a-z]+(?:-[a-z\d]+)+(?:\/[a-z\d-]+)*|dd\/mm\/yyyy)(?![\w}-])/g,
  /(\w+=\w+)/g,
  // a cell of one word
  /(?<=\| )([\p{Ll}-]+)(?= \|)/gu,
]

/** Words of English prose that look like slugs or appear in lists. */
const prose = new Set(
  `add-on auto-play call-request chat-app client-side colaborador-only direct-debit double-click drag-to-scroll dynamic-route e-mail
  employee-offer fibre-migration first-generation home-layout landing-page lead-drawer loyalty-partner loyalty-points loyalty-programme
  mini-card mobile-plan-selection no-coverage non-digits plan-card plan-selection privacy-policy question-and-answer rewards-programme
  second-generation sign-in step-by-step streaming-bundle text-only top-level view-more call-back business-only
  field-level content-type user-facing get-lead postal-service struck-through logged-in purchase-to-install
  timeout similar finish
  add-ons mobile-customer starter-template thank-you not-found postal-code funnel-recovery re-enabled re-shows lowest-priced
  two-digit staff-only page-view purchase-funnel per-state per-city speed-test`.split(/\s+/),
)

/** Returns the words of a list such as `one, two and three`; empty for prose. */
function listed(text: string): string[] {
  const items = text.replace(/[.;:]$/, '').split(/,? and |,? or |, /)
  const isList = items.length > 2 && items.every((item) => new RegExp(`^${WORD}$`).test(item.trim()))
  return isList ? items.map((item) => item.trim()) : []
}

/** Returns the calls of a table row: `POST / PUT lead` → `POST lead`, `PUT lead`. */
function calls(line: string): string[] {
  const cell = /^\| ((?:(?:GET|POST|PUT|PATCH|DELETE)(?: \/ )?)+) (\S+)/.exec(line)
  return cell?.[1] && cell[2] ? cell[1].split(' / ').map((method) => `${method} ${cell[2]}`) : []
}

/** Splits alternatives: `Contratar agora/online` and `one thing / another` are two texts each. */
function alternatives(text: string): string[] {
  if (/\s\/\s/.test(text)) return text.split(/\s\/\s/)
  const [, before = '', first, second, after = ''] =
    /^([\p{L} ]+ )(\p{L}+)\/(\p{L}+)( .+)?$/u.exec(text) ?? []
  return first && second ? [before + first + after, before + second + after] : [text]
}

/** Returns the values that a line of the specification states: texts, paths, names, calls, lists, numbers. */
function statedIn(line: string): string[] {
  const found = new Set(calls(line))
  for (const pattern of patterns)
    for (const [, value] of line.matchAll(pattern))
      if (value && !prose.has(value))
        for (const each of value.startsWith('/') ? [value.replace(/\.$/, '')] : alternatives(value))
          found.add(each)
  // a list after a colon or a bold name, in braces, or as a whole bullet
  const asides = [...line.matchAll(/\(([^)]*)\)/g)].map(([, aside = '']) => aside)
  for (const text of [line.replace(/\([^)]*\)/g, ''), ...asides])
    for (const part of text.split(/[:;.{}[\]]+(?:\s|$)|[{}[\]:]|^- |\| /))
      for (const value of listed(part.trim())) if (!prose.has(value)) found.add(value)
  const named =
    /(?:^- |; |must (?:also )?contain |carries an )((?:[a-z]+(?:, | or | and )?)+)(?=[:;.]| field)/g
  for (const [, names = ''] of line.matchAll(named))
    for (const value of names.split(/, | or | and /)) if (/^[a-z]+$/.test(value)) found.add(value)
  return [...found]
}

/** Returns the values of a document. */
export const literalsInSpec = (document: string): Stated[] =>
  document.split('\n').flatMap((line, index) => statedIn(line).map((value) => ({ line: index + 1, value })))

const squeeze = (text: string): string => text.replace(/[`\s]/g, '').replace(/percent/g, '%')

/** Returns the values that a text states: what is in backticks or in single quotes. */
export function literalsOf(text: string): string[] {
  const found: string[] = []
  for (const [, code, quoted] of text.matchAll(/`([^`]+)`|(?<![\p{L}\d])'([^']+)'(?![\p{L}\d])/gu))
    found.push(code ?? quoted ?? '')
  return found
}

/**
 * Whether a value of the given rules equals or contains this one. Numbers and plain words, most of which are prose, may
 * also be in the text of a rule.
 */
export function isStatedByRule(
  value: string,
  rows: readonly { rule: string; literals: readonly string[] }[],
): boolean {
  const bare = value.length > 1 ? value.replace(/\/$/, '') : value
  const before = bare.startsWith('/') ? '' : String.raw`(?<![\w-])`
  const inside = new RegExp(`${before}${bare.replace(/[^\w\s]/g, String.raw`\$&`)}(?![\\w-])`)
  const isNumber = /^(R\$|\d)/.test(value)
  const isWord = /^[a-z]+$/.test(value)
  return rows.some(
    ({ rule, literals }) =>
      literals.some((literal) => literal === value || (bare !== '/' && inside.test(literal))) ||
      (isWord && inside.test(rule)) ||
      (isNumber && squeeze(rule).includes(squeeze(value))),
  )
}
