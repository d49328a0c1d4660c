import { describe, expect, test } from 'vitest'
import { likelyTypo, maskEmail, parseEmail } from './email.ts'

const WRONG = 'Esse e-mail não é válido. Verifique a digitação.'

describe('parseEmail', () => {
  test.each([
    ['ana@gmail.com', 'ana@gmail.com'],
    ['  Ana.Silva+fibra@Empresa.COM.BR ', 'Ana.Silva+fibra@empresa.com.br'],
    [`${'a'.repeat(86)}@gmail.com`, `${'a'.repeat(86)}@gmail.com`],
    ["o'neil@museu.museum", "o'neil@museu.museum"],
  ])('reads %j', (raw, value) => expect(parseEmail(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite o e-mail'],
    ['ana', 'Falta o @ no e-mail'],
    ['ana@@gmail.com', 'O e-mail tem mais de um @'],
    ['@gmail.com', 'Falta o nome antes do @'],
    ['ana@', 'Falta o que vem depois do @, como gmail.com'],
    ['ana@gmail', 'Falta o final do e-mail: gmail.com?'],
    ['ana silva@gmail.com', 'E-mail não tem espaço. Confira o que você digitou.'],
    ['josé@gmail.com', 'E-mail não tem acento: confira “é”'],
    ['ana@gmail.c', WRONG],
    ['ana@gmail.company', WRONG],
    ['ana@gmail.c0m', WRONG],
    ['ana@.com', WRONG],
    ['.ana@gmail.com', WRONG],
    ['a..b@gmail.com', WRONG],
    ['<b>@gmail.com', WRONG],
    [`${'a'.repeat(87)}@gmail.com`, 'O e-mail pode ter até 96 caracteres; você digitou 97'],
  ])('refuses %j', (raw, problem) => expect(parseEmail(raw)).toEqual({ problem }))
})

test('maskEmail', () => {
  expect(maskEmail('maria@gmail.com')).toBe('m****@gmail.com')
  expect(maskEmail('m@gmail.com')).toBe('m****@gmail.com')
  expect(maskEmail('@gmail.com')).toBe('')
  expect(maskEmail('maria')).toBe('')
})

describe('likelyTypo', () => {
  test.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['a@gmial.com', 'a@gmail.com'],
    ['ana@gamil.com', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gnail.com', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.com.br', 'ana@gmail.com'],
    ['ana@gmai.com.br', 'ana@gmail.com'],
    ['ana@hotmal.com', 'ana@hotmail.com'],
    ['ana@hotmal.con', 'ana@hotmail.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@yaho.com', 'ana@yahoo.com'],
    ['ana@yaho.com.br', 'ana@yahoo.com.br'],
    ['ana@iclod.com', 'ana@icloud.com'],
    ['ana@live.cm', 'ana@live.com'],
    ['ana@uol.combr', 'ana@uol.com.br'],
    ['ana@uol.co.br', 'ana@uol.com.br'],
    ['ana@empresa.com.b', 'ana@empresa.com.br'],
  ])('%s → %s', (typed, meant) => expect(likelyTypo(typed)).toBe(meant))

  test.each([
    'ana@gmail.com',
    'ana@hotmail.com.br',
    'ana@yahoo.com.br',
    'ana@yahoo.com',
    'ana@ymail.com',
    'ana@email.com',
    'ana@uol.com.br',
    'ana@terra.com.br',
    'ana@live.com',
    'ana@empresa.com',
    'ana@empresa.com.br',
    'ana@empresa.net.br',
    'ana@startup.co',
    // what looks like a slip in the middle or in front of a longer domain
    'ana@silva.contabil.net',
    'ana@loja.cobranca.net',
    'ana@meugmail.com.br',
    'ana@gmail.com.br.empresa.net',
    'ana@gmai.com.br.empresa.net',
    'ana@usp.br',
    'gmial.com',
  ])('leaves %s alone', (typed) => expect(likelyTypo(typed)).toBeNull())
})
