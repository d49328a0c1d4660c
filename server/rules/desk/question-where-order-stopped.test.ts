import { expect, it } from 'vitest'
import { questionWhereRequestStopped } from './question-where-order-stopped.ts'

it('a request stopped at the first of its own questions that is open, and nowhere once it is sent', () => {
  const steps = ['cep', 'nr-imovel', 'verificando-disponibilidade', 'nome', 'email', 'confirmacao']
  const stopped = (...stored: string[]) =>
    questionWhereRequestStopped(steps, Object.fromEntries(stored.map((each) => [each, {}])))
  expect(stopped()).toBe('nome')
  expect(stopped('name', 'plan')).toBe('email')
  expect(stopped('name', 'email')).toBe('confirmacao')
  expect(stopped('name', 'email', 'request')).toBeNull()
})
