import { describe, expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { parseEmail } from './email.ts'

const WRONG = 'Esse e-mail não é válido. Verifique a digitação.'

describe('parseEmail', () => {
  test.each([
    ['ana@gmail.com', 'ana@gmail.com'],
    ['  Ana.Silva+fibra@Empresa.COM.BR ', 'Ana.Silva+fibra@empresa.com.br'],
    [`${'a'.repeat(86)}@gmail.com`, `${'a'.repeat(86)}@gmail.com`],
    ["o'neil@museu.museum", "o'neil@museu.museum"],
    ['ana@fibra.company', 'ana@fibra.company'],
    ['ana@loja.technology', 'ana@loja.technology'],
    ['ana@loja.xn--80asehdb', 'ana@loja.xn--80asehdb'],
  ])('reads %j (D108)', (raw, value) => expect(parseEmail(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite o e-mail'],
    ['ana', 'Falta o @ no e-mail. Digite o e-mail inteiro.'],
    ['ana@@gmail.com', 'O e-mail tem mais de um @. Deixe só um.'],
    ['@gmail.com', 'Falta o nome antes do @. Digite o e-mail inteiro.'],
    ['ana@', 'Falta o que vem depois do @, como gmail.com'],
    ['ana@gmail', 'Falta o final do e-mail: gmail.com?'],
    ['ana silva@gmail.com', 'E-mail não tem espaço. Confira o que você digitou.'],
    ['josé@gmail.com', 'E-mail não tem acento: confira “é”'],
    ['ana@gmail.c', WRONG],
    ['ana@gmail.c0m', WRONG],
    ['ana@.com', WRONG],
    ['.ana@gmail.com', WRONG],
    ['a..b@gmail.com', WRONG],
    ['<b>@gmail.com', WRONG],
    [`${'a'.repeat(87)}@gmail.com`, 'O e-mail pode ter até 96 caracteres; você digitou 97'],
  ])('refuses %j', (raw, problem) => expect(withProblemText(parseEmail(raw))).toEqual({ problem }))
})
