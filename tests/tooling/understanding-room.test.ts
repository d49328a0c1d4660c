/** The two rooms of the chat: their size, the time that a message takes, and what no message does. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import { read } from '../../src/understanding/read.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'

const source = path.resolve(import.meta.dirname, '../../src')
const TODAY = '2026-11-20'
const at = (step: string) => situationAt(step, TODAY)

/** The end of the last line begins no further one. */
const linesIn = (text: string) => text.replace(/\n$/, '').split('\n')

/** The files of a room that are neither tests nor data, with their lines. */
const filesOf = (room: string) =>
  readdirSync(path.join(source, room), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith(`data${path.sep}`),
    )
    .map((file) => ({ file, lines: linesIn(readFileSync(path.join(source, room, file), 'utf8')) }))

const longest = 120

describe.each([
  ['understanding', 4000],
  ['conversation', 5000],
])('src/%s', (room, most) => {
  const files = filesOf(room)

  it(`has at most ${most} lines (D155)`, () => {
    expect(files.reduce((sum, { lines }) => sum + lines.length, 0)).toBeLessThanOrEqual(most)
  })

  it('has no file over 250 lines, and no line over 120 characters but for an address in a comment (D155)', () => {
    expect(files.filter(({ lines }) => lines.length > 250).map(({ file }) => file)).toEqual([])
    const long = files.flatMap(({ file, lines }) =>
      lines.flatMap((line, index) =>
        line.length > longest && !/https?:/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
    )
    expect(long).toEqual([])
  })

  it('has no pattern over 100 characters on a line (D155)', () => {
    const patterns = files.flatMap(({ file, lines }) =>
      lines.flatMap((line, index) =>
        [...line.matchAll(/(?<![\w)/*])\/(?![/*])(?:\\.|[^/\\])+\/[a-z]*/g)].flatMap(([pattern]) =>
          pattern.length > 100 ? [`${file}:${index + 1}`] : [],
        ),
      ),
    )
    expect(patterns).toEqual([])
  })
})

describe('a message', () => {
  beforeAll(loadJourneys)

  const STEPS = ['cep', 'nr-imovel', 'planos', 'nome', 'data-instalacao', 'conta-debito', 'confirmacao']
  const LENGTH = 800
  const SEEDS =
    `a|1|1 |a |.|1.|a.|@|a@|a-|12 |rua |rua 1 |ap |ou |nao |nao, |e |maria |maria da |(|11 9|1/|01310-|?|um dois |
    vinte e |meu nome é |quadra |arroba |a arroba |ponto |dia 1 |quero |5 de |se |não é 1, é 2 |entendi |pra que |ã`.split(
      '|',
    )
  const ORDINARY = 'oi, boa tarde, eu queria a internet de vocês aqui em casa, porque a minha cai muito. '
  const repeated = (seed: string) => seed.repeat(LENGTH).slice(0, LENGTH)

  /** The least time in milliseconds that a reading takes. */
  function timeOf(text: string, step: string, times = 4): number {
    let least = Infinity
    for (let time = 0; time < times; time += 1) {
      const start = performance.now()
      read(text, at(step))
      least = Math.min(least, performance.now() - start)
    }
    return least
  }

  it.each(rowsToRun(STEPS, 2))(
    'of 800 hostile characters at %s takes no longer than ten ordinary ones of its length',
    (step) => {
      const ordinary = timeOf(repeated(ORDINARY), step)
      const slow = SEEDS.filter((seed) => timeOf(repeated(seed), step) / ordinary > 10)
      // a busy machine is slow for a moment, a slow pattern each time
      const surely = slow.map((seed) => ({ seed, times: timeOf(repeated(seed), step, 40) / ordinary }))
      expect(surely.filter(({ times }) => times > 10)).toEqual([])
    },
  )

  it('of any text is read without an error, and the same again', () => {
    const word = fc.oneof(
      fc.constantFrom(...SEEDS, '10', '01310-100', 'não', 'João', 'ana@gmail.com'),
      fc.string(),
    )
    const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(text, fc.constantFrom(...STEPS), (message, step) => {
        const reading = read(message, at(step))
        expect(read(message, at(step))).toEqual(reading)
        expect(reading.near.length).toBeLessThanOrEqual(3)
        expect(reading.facts.length === 0 || reading.near.length === 0).toBe(true)
      }),
      { numRuns: isFull ? 200 : 50 },
    )
  })

  it.each(['oi', 'bom dia', ' ', '', '😍', 'demorou', 'kkkk', 'vou pensar', 'minha mãe não sabe ler'])(
    '%j answers nothing at any question, and consents to nothing',
    (text) => {
      for (const step of STEPS.filter((each) => each !== 'nome'))
        expect(read(text, at(step)).answers).toEqual({})
    },
  )

  it.each([
    ['dia 10', 'nr-imovel'],
    ['2 pessoas', 'nr-imovel'],
    ['cpf dela 529.982.247-25', 'telefone'],
    ['o email do meu irmão é bia@gmail.com', 'cpf'],
    ['perto da padaria, muro branco', 'nr-imovel'],
    ['do lado do 450', 'nr-imovel'],
    ['sim, mas quero ver o contrato', 'confirmacao'],
  ])('%j at %s overwrites and records nothing that it does not name (D133)', (text, step) => {
    expect(read(text, at(step)).answers).toEqual({})
  })

  it.each<[string, string, object]>([
    ['o vencimento é dia 15', 'confirmacao', { 'data-de-vencimento': { due_date: '15' } }],
    ['na verdade quero o de 300', 'telefone', { planos: { idPlan: 'plan-d300a' } }],
    ['errei o número da casa, é 1010', 'confirmacao', { 'nr-imovel': { number: '1010' } }],
  ])('%j at %s changes the answer that it names (D154)', (text, step, answers) => {
    expect(read(text, at(step)).answers).toMatchObject(answers)
  })

  it.each(['e o de 500, quanto é?', 'o de 700 no débito, quanto sai?', 'o de 500 mega é bom?'])(
    'that asks chooses nothing: %j (D129)',
    (text) => expect(read(text, at('planos')).answers).toEqual({}),
  )
})
