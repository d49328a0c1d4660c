/** Messages that the chat did not understand: only known words are stored, and only groups are shown. */
import { describe, expect, it } from 'vitest'
import type { Count } from '../../../src/contract/visit-counts-and-browser-errors.ts'
import { purgeConfirmed } from '../../support/purge-expired-data.ts'
import { batchOf, PHONE, sendBatch } from '../../support/send-browser-reports.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'
import { findStoredText } from '../../support/find-stored-text.ts'

const missed = (words: string, step = 'cep'): Count => ({ what: 'missed', step, channel: 'chat', words })
const stored = 'select day::text, step, words, missed from missed_counts order by words collate "C"'

describe('messages that were not understood', () => {
  const server = useServer({ desk, at: '2026-11-20T15:00:00Z' })

  it('are counted by day, question and known words: a forged batch stores no others', async () => {
    const counts = [
      missed('tem ip fixo'),
      missed('tem ip fixo'),
      missed('meu nome maria aparecida souza'),
      missed('moro na rua augusta'),
      missed('cinco dois nove nove oito dois dois quatro sete dois cinco'),
      missed('kelwynn xispa quer desconto'),
    ]
    expect((await sendBatch(server(), batchOf(counts))).status).toBe(200)
    const day = { day: '2026-11-20', step: 'cep' }
    expect(await server().sql(stored)).toEqual([
      { ...day, words: 'meu nome …', missed: 1 },
      { ...day, words: 'moro na rua …', missed: 1 },
      { ...day, words: 'tem ip fixo', missed: 2 },
      { ...day, words: '…', missed: 1 },
      { ...day, words: '… quer desconto', missed: 1 },
    ])
    expect(await findStoredText(server(), ['augusta', 'aparecida', 'souza', 'kelwynn'])).toEqual({})
    // what is reported of questions stays the same
    expect(await server().sql('select * from step_counts')).toEqual([])
  })

  it.each([
    ['digits', missed('cpf 52998224725')],
    ['an e-mail', missed('maria@exemplo.com.br')],
    ['markup', missed('<b>')],
    ['a long text', missed('a'.repeat(301))],
    ['a step that there is not', missed('oi', 'maria')],
    ['the message itself beside it', { ...missed('oi'), text: 'oi, sou Maria' } as unknown as Count],
  ])('with %s are refused, and nothing is stored or told back', async (_, count) => {
    const before = await server().sql(stored)
    const reply = await sendBatch(server(), batchOf([count]))
    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.body)).not.toMatch(/52998|maria|Maria/)
    expect(await server().sql(stored)).toEqual(before)
  })

  it('are shown in groups of three, with what was missed at each question', async () => {
    await sendBatch(server(), batchOf([missed('tem ip fixo'), missed('nao quero fidelidade')]))
    const who = await signedIn(server(), 'analise')
    const page = await who.open('/operador/nao-entendido')
    const rows = (caption: string) =>
      [...page.document.querySelectorAll('table')]
        .filter((table) => table.caption?.textContent === caption)
        .flatMap((table) => [...table.querySelectorAll('tbody tr')])
        .map((row) => [...row.children].map((cell) => cell.textContent))
    expect(rows('Mensagens')).toEqual([['tem ip fixo', 'CEP', '3']])
    expect(rows('Por pergunta')).toEqual([['CEP', '8', '1']])
    expect(page.text).not.toContain('fidelidade')
    const before = await who.open('/operador/nao-entendido?de=2026-10-01&ate=2026-10-31')
    expect(before.text).toContain('O chat entendeu tudo')
  })

  it('go when they were kept long enough', async () => {
    server().clock.advance(91 * 86_400_000)
    expect(await purgeConfirmed(server())).toMatchObject({
      missedMessages: 6,
    })
    expect(await server().sql(stored)).toEqual([])
  })
})

describe('different messages of one network (S48)', () => {
  const server = useServer({ desk, env: { TRUST_PROXY: '1', LIST_SHARE_PERCENT: '5' } })
  const words = ['nao', 'quero', 'fibra', 'boleto', 'plano', 'roteador', 'sinal', 'caro', 'cabo', 'chip']
  const texts = words.flatMap((a) => words.flatMap((b) => words.map((c) => `${a} ${b} ${c}`)))
  const send = (messages: readonly string[], address: string) =>
    server().call('POST', '/api/visits', batchOf(messages.map((text) => missed(text))), {
      'user-agent': PHONE,
      'x-forwarded-for': address,
    })

  it('fill no more than a share of the list; those of others, and known ones, are kept', async () => {
    for (let at = 0; at < texts.length; at += 100) await send(texts.slice(at, at + 100), '203.0.113.7')
    const wordless = () => server().sql("select missed from missed_counts where words = '…'")
    expect(await server().sql("select 1 from missed_counts where words <> '…'")).toHaveLength(100)
    expect(await wordless()).toEqual([{ missed: 900 }])
    // somebody else behind the same carrier's address says what others say, too
    await send([texts[0] ?? ''], '203.0.113.7')
    await send(['tem ip fixo'], '198.51.100.1')
    expect(await wordless()).toEqual([{ missed: 900 }])
    expect(await server().sql('select missed from missed_counts where words = $1', [texts[0]])).toEqual([
      { missed: 2 },
    ])
    expect(await server().sql("select missed from missed_counts where words = 'tem ip fixo'")).toEqual([
      { missed: 1 },
    ])
  })
})
