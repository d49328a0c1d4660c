/**
 * Plain wishes in wordings that no table lists, at many questions: leaving for good, stopping to go on later, erasing at the
 * first questions, the form, and another answer by its own name. Nothing is recorded or proposed by them.
 */
import { describe, expect, it } from 'vitest'
import { selectUi } from '../../src/store/selectors.ts'
import { type goTo, journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

/** Opens the chat at a question, with every answer before it, and says something. */
async function sayAt(step: Parameters<typeof goTo>[1], typed: string) {
  const debit = step === 'conta-debito' ? { 'ativar-debito': { direct_debit: 'true' } } : {}
  const { visit, talk } = await talkAt(journeys(), step, debit)
  const { answers } = visit.order()
  const said = await talk.say(typed)
  expect(visit.order().answers).toEqual(answers)
  const { doubt, aside } = visit.state().dialogue
  return { visit, talk, said, doubt, aside, open: talk.position() }
}

type Row = readonly [step: Parameters<typeof goTo>[1], typed: string]

/** The visitor leaves for good: said once, right after an answer, too. */
const LEAVES: readonly Row[] = [
  ['nome-mae', 'num vou querer mais não, valeu viu'],
  ['email', 'vou contratar não, obrigada'],
  ['ativar-debito', 'quero continuar não, cancela por favor'],
  ['data-instalacao', 'deixa pra lá, cancela'],
  ['email', 'desisti viu, larga mão'],
  ['confirmacao', 'cancela tudo aí, desisti'],
  ['data-instalacao', 'mudei de opinião, não vou fechar'],
  ['conta-debito', 'vou querer mais não, obrigado'],
]

/** The visitor stops here, and goes on later. */
const LATER: readonly Row[] = [
  ['nome-mae', 'vou parar aqui por hoje, amanhã continuo de onde parei'],
  ['email', 'Preciso encerrar por aqui agora; retorno mais tarde para concluir.'],
  ['ativar-debito', 'vou sair agora, depois volto e termino'],
  ['data-instalacao', 'vou ter que sair, continuo mais de noite'],
  ['data-instalacao', 'vou ali na roça, depois nóis termina'],
  ['cpf', 'dá pra parar aqui e continuar amanhã?'],
  ['telefone', 'posso sair e terminar isso depois?'],
]

const ERASES: readonly Row[] = [
  ['cep', 'quero que apaguem meus dados'],
  ['nr-imovel', 'apaga as informações que eu passei'],
  ['nr-imovel', 'por favor excluam tudo que eu falei'],
  ['cep', 'como faço pra excluir meus dados?'],
  ['nr-imovel', 'podem apagar o que eu escrevi?'],
  ['cep', 'delete meus dados daí'],
]

const FORM: readonly Row[] = [
  ['data-instalacao', 'Teria algum formulário em vez deste chat?'],
  ['email', 'existiria uma página para preencher?'],
  ['cpf', 'vocês possuem formulário?'],
  ['nome', 'há um formulário que eu possa usar?'],
  ['data-de-vencimento', 'haveria uma ficha de cadastro pra preencher?'],
  ['telefone', 'tem uma tela pra preencher?'],
]

const CHANGES: readonly (readonly [...Row, opened: string])[] = [
  ['cpf', 'põe outro telefone, esse que passei não tenho mais', 'telefone'],
  ['cpf', 'coloca outro e-mail, o que dei n uso mais', 'email'],
  ['data-instalacao', 'meu CPF saiu com um número errado', 'cpf'],
  ['data-instalacao', 'quero corrigir meu telefone, dei o número errado', 'telefone'],
  ['ativar-debito', 'anota outro celular, por favor', 'telefone'],
  ['confirmacao', 'quero corrigir o endereço, o número certo da casa é outro', 'nr-imovel'],
]

describe('a plain wish in other words', () => {
  it.each(LEAVES)('at %s, “%s” leaves the order', async (step, typed) => {
    const { said, doubt, talk, open } = await sayAt(step, typed)
    expect(said).toContain('nada foi contratado')
    expect(talk.buttons()).toContain('Apagar meus dados')
    expect([doubt, open]).toEqual([null, step])
  })

  it.each(LATER)('at %s, “%s” goes on later', async (step, typed) => {
    const { said, doubt, open } = await sayAt(step, typed)
    expect(said).toContain('Sem pressa.')
    expect([doubt, open]).toEqual([null, step])
  })

  it.each(ERASES)('at %s, “%s” offers to erase what was said', async (step, typed) => {
    const { said, aside } = await sayAt(step, typed)
    expect(aside).toBe('restart')
    expect(said).toContain('apaga tudo o que você escreveu')
  })

  it.each(FORM)('at %s, “%s” goes on with the form', async (step, typed) => {
    const { visit, open } = await sayAt(step, typed)
    expect([selectUi(visit.state()).mode, open]).toEqual(['pages', step])
  })

  it.each(CHANGES)('at %s, “%s” opens %s', async (step, typed, opened) => {
    expect((await sayAt(step, typed)).open).toBe(opened)
  })
})

/** Words that only look like a wish to change or to go back. */
it.each([
  ['nome', 'paguei por outro plano antes'],
  ['nr-imovel', 'preciso ir pra casa antes de ver o número'],
] as const)('at %s, “%s” stays', async (step, typed) => {
  expect((await sayAt(step, typed)).open).toBe(step)
})

/** Words that only look like a wish to go on later. */
it.each([
  ['data-nascimento', 'faço 50 no sábado haha'],
  ['data-nascimento', 'completo 33 amanhã'],
  ['data-nascimento', 'fiz 29 domingo'],
  ['data-nascimento', 'vou fazer 60 segunda'],
  ['nome', 'no meu não, vai no nome da minha mulher'],
  ['nome', 'não é no meu nome, vai no da minha filha'],
] as const)('at %s, “%s” is no wish to go on later', async (step, typed) => {
  expect((await sayAt(step, typed)).said).not.toContain('Sem pressa.')
})
