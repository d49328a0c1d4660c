import { describe, expect, it } from 'vitest'
import { lookingAt } from '../support/looks-on-the-way.ts'

describe('several looks on one walk', () => {
  it('each is named where it fails, looks no more then, and keeps no other from looking', async () => {
    const seen: string[] = []
    const { each, failed } = lookingAt({
      focus: async (step) => {
        seen.push(`focus ${step}`)
        await Promise.resolve()
        if (step === 'nome') throw new Error('nowhere')
      },
      sight: (step) => Promise.resolve(seen.push(`sight ${step}`)),
    })
    await each('cep')
    expect(failed()).toEqual({})
    await each('nome')
    await each('cpf')
    expect(failed()).toEqual({ focus: 'at nome: Error: nowhere' })
    expect(seen).toEqual(['focus cep', 'sight cep', 'focus nome', 'sight nome', 'sight cpf'])
  })
})
