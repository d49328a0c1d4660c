/** Texts for visitors are in src/content only; those of the desk's pages in their files (docs/decisions/0158). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { children, isNode, parseSyntax, type Node } from '../support/parse-syntax.ts'

const root = path.resolve(import.meta.dirname, '../..')
const ROOMS = [
  'src/api',
  'src/app',
  'src/contract',
  'src/conversation',
  'src/desk',
  'src/funnel',
  'src/lib',
  'src/pages',
  'src/questions',
  'src/sagas',
  'src/site',
  'src/store',
  'src/ui',
  'server/commands',
  'server/imports',
  'server/jobs',
  'server/mail',
  'server/plugins',
  'server/providers',
  'server/routes',
  'server/rules',
  'server/services',
  'server/site',
  'server/api-errors.ts',
  'server/listen-while-starting.ts',
]

/** Files whose Portuguese is not shown as a sentence, each with the reason. */
const EXCEPT: Readonly<Record<string, string>> = {
  'src/app/session/send-order-events-to-third-parties.ts':
    'the wording of a report that the specification states (M8.4)',
  'src/lib/parse-and-format-dates.ts':
    'formats of dates, and names of days and months to read and write them',
  'src/contract/reply-fields-in-browser/plan.ts': 'names of benefits, which another server sends as slugs',
  'src/lib/installation-days.ts': 'names of holidays',
  'src/lib/number-words.ts': 'words of numbers',
  'src/lib/reportable-word-list.ts': 'words that may be reported from a message',
  'src/lib/words-not-in-names.ts': 'words that are no part of a name',
  'server/rules/match-street-names.ts': 'names of towns, to read what was typed',
}

/** Common short words that English lacks: a text with one of them between spaces is a sentence without accents. */
const WORDS = /(?:^|\s)(?:o|os|e|de|da|em|na|um|uma|ou|com|para|por|se|que|sem|seu|sua)(?=\s|$)/i

const isSentence = (text: string) =>
  /[a-zà-ú]\s|\s[a-zà-ú]/i.test(text) && (/[à-üÀ-Ü]/.test(text) || WORDS.test(text))

const isTexts = (node: Node): node is Node & { readonly quasis: readonly Node[] } =>
  node.type === 'TemplateLiteral' && Array.isArray(node.quasis)

/** Answers as a visitor would give them, which are not shown to anybody. */
const isExample = (node: Node) =>
  node.type === 'VariableDeclarator' && isNode(node.id) && /^examples?$/.test(String(node.id.name))

/** Strings, templates (their values as `…`) and text between tags of a program; patterns (tagged) and imports not. */
function textsIn(node: Node): string[] {
  if (node.type === 'ImportDeclaration' || node.type === 'TaggedTemplateExpression' || isExample(node))
    return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  // shorter ones are the ends of what stands between them
  if (node.type === 'JSXText') return /\S\s+\S+\s+\S/.test(String(node.value)) ? [String(node.value)] : []
  const own = isTexts(node)
    ? [node.quasis.map(({ value }) => (value as { readonly raw: string }).raw).join('…')]
    : []
  return [...own, ...children(node).flatMap(textsIn)]
}

/** A declared page of the desk. */
const DESK_PAGE = /^src\/desk\/pages\//

const files = ROOMS.flatMap((room) =>
  room.endsWith('.ts')
    ? [room]
    : readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${room}/${name}`,
      ),
).filter((file) => /^[^.]+\.tsx?$/.test(file) && !DESK_PAGE.test(file))

const sentencesIn = (file: string) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  // most files have no such word at all, and parsing takes much longer than reading
  return isSentence(text) ? textsIn(parseSyntax(file, text)).filter(isSentence) : []
}

test('sees sentences, with and without accents, and no other text', () => {
  const source =
    "const a = ['Digite o CPF', 'nr-imovel', 'street-address', 'nome', `Dia ${day}: não há`, <p>Use só letras</p>]"
  expect(textsIn(parseSyntax('source.tsx', source)).filter(isSentence)).toEqual([
    'Digite o CPF',
    'Dia …: não há',
    'Use só letras',
  ])
})

test('no sentence is written outside src/content', () => {
  expect(files.length).toBeGreaterThan(80)
  const found = files
    .filter((file) => !(file in EXCEPT))
    .flatMap((file) => sentencesIn(file).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})

test('every exception is one', () => {
  for (const file of Object.keys(EXCEPT)) expect([file, sentencesIn(file).length > 0]).toEqual([file, true])
})
