import { describe, expect, test } from 'vitest'
import { asksForAnotherCode } from './CodeQuestion.tsx'

describe('asking for another code', () => {
  test.each(['não recebi', 'Reenviar', 'outro', 'quero outro código', 'manda de novo', 'Não chegou ainda.'])(
    '%s',
    (text) => expect(asksForAnotherCode(text)).toBe(true),
  )

  test.each(['123456', 'o outro código é 123456', 'voltar', ''])('is not read as: %s', (text) =>
    expect(asksForAnotherCode(text)).toBe(false),
  )
})
