/** The chat shows a secret value in full once, when it asks whether the value is right, and masked afterwards. */
import { describe, expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

/** step, what is typed, the value as it is shown while it is asked about, what is never shown afterwards */
const CONFIRMED = [
  ['telefone', 'será que é 11 98765-4321?', '(11) 98765-4321', '98765'],
  ['cpf', 'o da minha mãe é 529.982.247-25', '529.982.247-25', '529'],
  ['conta-debito', 'a do meu marido é itau ag 1234 conta 56789-7', '56789-7', '56789'],
] as const

describe('the question whether a secret was understood (D94)', () => {
  it.each(rowsToRun(CONFIRMED, ([step]) => step === 'cpf'))(
    'shows the value whole at %s, masks after yes',
    async (step, typed, whole, secret) => {
      const { visit, talk } = await talkAt(journeys(), step)
      await talk.say(typed)
      expect(visit.state().dialogue.doubt?.step).toBe(step)
      expect(talk.texts().filter((text) => text.includes(whole))).toHaveLength(1)
      expect(talk.texts().at(-1)).toContain(whole)
      await talk.say('sim')
      await visit.until('the answer is kept', ({ order }) => order.answers[step] !== undefined)
      expect(talk.texts().join('\n')).not.toContain(secret)
      expect(JSON.stringify(visit.state().dialogue.lines)).not.toContain(secret)
    },
  )

  it('shows a half name of the mother, and masks it once it is whole', async () => {
    const { visit, talk } = await talkAt(journeys(), 'nome-mae')
    expect(await talk.say('Antonia')).not.toContain('Antonia')
    expect(talk.texts().at(-1)).toBe('Entendi Antonia. E o sobrenome dela?')
    await talk.say('Pereira')
    expect(visit.order().answers['nome-mae']?.values.mothers_name).toBe('Antonia Pereira')
    expect(talk.texts().join(' ')).not.toContain('Antonia')
  })

  it.each(rowsToRun(CONFIRMED, ([step]) => step === 'conta-debito'))(
    'shows it once at %s, also if it is asked about again',
    async (step, typed, whole) => {
      const { talk } = await talkAt(journeys(), step)
      await talk.say(typed)
      await talk.say('isso é seguro?')
      expect(talk.texts().filter((text) => text.includes(whole))).toHaveLength(1)
      expect(talk.texts().at(-1)).toContain(whole)
      await talk.say('não')
      expect(talk.texts().join('\n')).not.toContain(whole)
    },
  )
})
