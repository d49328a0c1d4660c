/** The chat compares two plans by their differences, however the visitor asks. */
import { expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkAfterMessages } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const SERVICES = 'Serviços: só o 1 Giga tem Band Sports e Band News; os outros 7 são os mesmos.'

const questions = [
  'comparar 700 e 1 giga',
  'o que o 1 giga tem a mais que o 700?',
  'o que tem a mais no 1 giga?',
  'qual a vantagem do 1 giga?',
]

it.each(rowsToRun(questions, (_, at) => at === 1))(
  '"%s" is answered with speeds, prices with their conditions, and the services that differ',
  async (asked) => {
    const { talk } = await talkAfterMessages(journeys(), ['01310-100', '1000 ap 12'])
    const answer = await talk.say(asked)
    for (const text of ['Com débito automático:', 'Sem débito:', 'Depois de 12 meses', 'Upload:', SERVICES])
      expect(answer).toContain(text)
    expect(talk.buttons()).toEqual(['Quero o 700 Mega', 'Quero o 1 Giga'])
  },
)

it('what one plan has more is told beside the plan below it', async () => {
  const { talk } = await talkAfterMessages(journeys(), ['01310-100', '1000 ap 12'])
  expect(await talk.say('e o 700, tem o que a mais?')).toContain('só o 700 Mega tem Games Club')
})
