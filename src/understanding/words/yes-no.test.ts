import { expect, test } from 'vitest'
import { yesNo } from './yes-no.ts'

test.each<[said: string, boolean | null]>([
  ['sim', true],
  ['claro que sim', true],
  // the yes may come last
  ['eu quero', true],
  // what surrounds a yes or a no may make it a statement
  ['o que quero ativar', null],
  ['assim nao', null],
  ['nao colocar', false],
  // both
  ['nao, sim', null],
  ['sim, nao', null],
  ['sim, amanha', null],
  ['nao sei', null],
])('"%s" is read as %s', (said, agreed) => expect(yesNo(said)).toBe(agreed))
