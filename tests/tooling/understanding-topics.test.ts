/** Topics are known by their nearest wordings, in a table that an editor may extend (docs/decisions/0218). */
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { questionsRefinedByRemark } from '../../src/content/visitor-remarks.ts'
import { factIds, wordingsOfTopics } from '../../src/content/visitor-question-wordings.ts'
import { normaliseText } from '../../src/lib/text.ts'
import { commandIn } from '../../src/understanding/commands.ts'
import { nearestTopics, topicsIn } from '../../src/understanding/topics.ts'
import { UNSEEN_QUESTIONS } from '../support/unseen-questions.ts'

const refined: Readonly<Record<string, readonly string[]>> = questionsRefinedByRemark
const areAlike = (one: string, other: string) =>
  one === other || refined[one]?.includes(other) === true || refined[other]?.includes(one) === true

/** What is done or only replied to, instead of answering (`ActId`, `CommandName`). */
const DONE =
  `back restart help human conselho pessoa-pf pessoa-pj conversa-greeting conversa-thanks conversa-bye conversa-upset
  mudar-isto pedido-visit pedido-done pedido-erase pedido-form pedido-device pedido-address pedido-withdraw pedido-document pedido-code`.split(
    /\s+/,
  )

const share = <Each>(all: readonly Each[], holds: (each: Each) => boolean) =>
  all.filter(holds).length / all.length

it('that a code has not come is heard where one is asked, and nowhere else', () => {
  for (const step of ['codigo', 'confirmacao-colaborador'])
    expect(topicsIn('não recebi', { step }).facts).toEqual(['pedido-code'])
  expect(topicsIn('não recebi', { step: 'nome' }).facts).not.toContain('pedido-code')
})

it('the month after the promotion is asked by its number', () => {
  expect(topicsIn('o que pago no mês 13?', { step: 'planos' }).facts).toEqual(['promocao-12-meses'])
})

describe('questions in wordings that nobody had seen', () => {
  const asked = UNSEEN_QUESTIONS.map(([id, step, text]) => ({
    id,
    near: nearestTopics(text, { step }).map((each) => each.id),
    facts: topicsIn(text, { step }).facts,
  }))

  it('are known: first in 68, among three in 85 of a hundred', () => {
    expect(share(asked, ({ id, near }) => near[0] === id)).toBeGreaterThanOrEqual(0.68)
    expect(share(asked, ({ id, near }) => near.slice(0, 3).includes(id))).toBeGreaterThanOrEqual(0.85)
  })

  it('are answered, or by an answer like it, in 70 of a hundred, and by another in six at most', () => {
    const isLike = ({ id, facts }: (typeof asked)[number]) => facts.some((fact) => areAlike(fact, id))
    expect(share(asked, isLike)).toBeGreaterThanOrEqual(0.7)
    expect(share(asked, (each) => each.facts.length > 0 && !isLike(each))).toBeLessThanOrEqual(0.06)
  })
})

describe('the table of wordings', () => {
  it('has at least four wordings of each topic, and none of two topics', () => {
    const thin = [...wordingsOfTopics].filter(([, wordings]) => wordings.length < 4)
    expect(thin.map(([id]) => id)).toEqual([])
    const all = [...wordingsOfTopics.values()].flat().map(normaliseText)
    expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([])
    expect(factIds.filter((id) => !wordingsOfTopics.has(id))).toEqual([])
    const known: readonly string[] = [...factIds, ...Object.keys(refined), ...DONE]
    expect([...wordingsOfTopics.keys()].filter((id) => !known.includes(id))).toEqual([])
  })

  it('weighs at most 20 KiB', () => {
    const text = [...wordingsOfTopics].map(([id, wordings]) => [id, ...wordings].join('|')).join('\n')
    expect(brotliCompressSync(text).length).toBeLessThan(20 * 1024)
  })

  it('knows its own wordings: 95 of a hundred come first', () => {
    const own = [...wordingsOfTopics].flatMap(([id, wordings]) => wordings.map((text) => ({ id, text })))
    const isFirst = ({ id, text }: (typeof own)[number]) =>
      areAlike(nearestTopics(text, { step: '' })[0]?.id ?? '', id)
    expect(
      share(
        own.filter(({ id }) => !id.startsWith('pessoa-')),
        isFirst,
      ),
    ).toBeGreaterThanOrEqual(0.95)
  })
})

describe('a message', () => {
  it.each<[string, string, readonly string[]]>([
    ['nome', 'dá pra fazer pelo CNPJ da firma?', ['empresa']],
    ['planos', 'quanto custa o de 500 com hbo?', ['preco']],
    ['confirmacao', 'saiu mais caro do que eu pensava', ['caro']],
    ['cpf', 'pra que isso?', ['por-que-cpf']],
    ['planos', 'tem fidelidade? e quanto é a multa?', ['fidelidade', 'multa']],
    ['cep', 'oi, bom dia', ['conversa-greeting']],
    ['cep', 'oi, bom dia! tem fidelidade?', ['fidelidade']],
    ['email', 'apaga meus dados por favor', ['pedido-erase']],
    ['data-de-vencimento', 'dá pra mudar depois?', ['vencimento-mudar']],
    ['planos', 'dá pra mudar depois?', ['trocar-plano']],
    ['planos', 'posso mudar o vencimento depois?', ['vencimento-mudar']],
    ['planos', 'zupt kwx', []],
    ['planos', '', []],
  ])('at %s %j is about %j', (step, text, facts) => {
    expect(topicsIn(text, { step }).facts).toEqual(facts)
  })

  it('asks what nothing answers, which is said', () => {
    expect(topicsIn('vocês gostam de jiló?', { step: 'cep' })).toMatchObject({ facts: [], unanswered: true })
  })

  it('that holds a value has no topic in what stands around it, unless it asks', () => {
    const text = 'meu vencimento é dia 10, tem multa?'
    const taken = [{ from: 20, to: 22 }]
    expect(topicsIn(text, { step: 'data-de-vencimento' }, taken, true).facts).toEqual(['multa'])
    expect(topicsIn(text.slice(0, 22), { step: 'data-de-vencimento' }, taken, true).facts).toEqual([])
  })

  it('may mean a question of the edition, which stands before ours', () => {
    const questions = [{ question: 'Vocês instalam em barco?', answer: 'Não.', links: [] }]
    const faq = { success: true as const, questions }
    expect(topicsIn('instalam em barco?', { step: 'cep', faq }).facts).toEqual(['faq:0'])
  })
})

describe('commands', () => {
  it.each([
    ['voltar', 'back'],
    ['Voltar!', 'back'],
    ['quero voltar, por favor', 'back'],
    ['pergunta anterior', 'back'],
    ['recomeçar', 'restart'],
    ['RECOMECAR', 'restart'],
    ['voltar ao início', 'restart'],
    ['ajuda', 'help'],
    ['Ajuda?', 'help'],
    ['?', 'help'],
    ['não entendi', 'help'],
    ['atendente', 'human'],
    ['Oi, queria falar com uma pessoa de verdade', 'human'],
    ['falar com o atendente', 'human'],
  ])('%j is %s', (text, command) => expect(commandIn(text)).toBe(command))

  it.each(['não quero voltar', 'quero mudar de casa', 'S', '', '   ', 'por favor', 'ajuda@gmail.com'])(
    '%j is none',
    (text) => expect(commandIn(text)).toBeNull(),
  )
})
