/**
 * Questions, wishes and corrections in wordings of strangers: each kind is met, although its words are in no table. No
 * wording here is an example to learn from.
 */
import { describe, expect, it, test } from 'vitest'
import { selectUi } from '../../src/store/selectors.ts'
import { talkAt } from '../support/talk-at-question.ts'
import { type answersBefore, journeyServer } from '../support/journey-test-setup.ts'

const journeys = journeyServer()
const person = {
  'nr-imovel': { number: '1578', complement: '', is_block_allotment: 'false' },
  nome: { name: 'João Pereira Lima' },
  email: { email: 'joao@exemplo.com', accept_promotions: 'true' },
  'data-nascimento': { birth_date: '12/07/1985' },
  'nome-mae': { mothers_name: 'Rita Alves Lima' },
  'data-de-vencimento': { due_date: '10' },
  'ativar-debito': { direct_debit: 'true' },
  'data-instalacao': { date: '24/11/2026', period: 'manha' },
}

type Asked = Parameters<typeof answersBefore>[0]

/** Opens the chat at a question, with every answer before it. */
async function chatAt(step: Asked) {
  const { visit, talk } = await talkAt(journeys(), step, person)
  return { visit, talk, aside: () => visit.state().dialogue.aside }
}

const QUESTIONS: readonly (readonly [step: Asked, typed: string, told: string])[] = [
  ['email', 'é obrigatorio email?', 'Não tenho e-mail'],
  ['telefone', 'meu numero fica publico?', 'Nada fica público'],
  ['cpf', 'vcs guardam isso onde?', 'Ficam guardados conosco'],
  ['email', 'que tipo de oferta é essa?', 'São promoções por e-mail, SMS e WhatsApp'],
  ['planos', 'cobram icms a mais na conta?', 'Como os impostos entram nesse valor'],
  ['planos', 'vem com canais de tv?', 'sem canais de TV'],
  ['cep', 'tem algum ponto de atendimento presencial?', 'Se há uma loja perto de você'],
  ['planos', 'posso ter dois pontos na casa', 'Se dá para pôr outro ponto na casa'],
  ['planos', 'vocês vendem repetidor de sinal?', 'Se há repetidor'],
  ['cpf', 'dá pra usar CIN em vez de cpf?', 'Preciso do CPF, que tem 11 números'],
  ['data-de-vencimento', 'quando vocês mandam o boleto?', 'Quantos dias antes do vencimento a fatura chega'],
  ['nome-mae', 'pode abreviar?', 'sem abreviar'],
  ['planos', 'qual é o campeão de vendas?', 'Qual plano é o mais pedido'],
  ['cpf', 'posso ter duas internets no mesmo cpf?', 'limite de contratos no mesmo CPF'],
  ['nome-mae', 'perdi minha mãe, precisa?', 'Sinto muito.'],
  ['conta-debito', 'coloco os zeros da frente da agência?', 'Agência: sem o dígito.'],
  ['nr-imovel', 'meu prédio é antigo, consegue passar a fibra?', 'Por onde o cabo passa'],
  ['nr-imovel', 'atendem área rural?', 'Só o endereço exato responde'],
  ['nome', 'posso fazer no nome do meu pai?', 'no nome de quem contrata'],
  ['telefone', 'posso portar meu número fixo pra vocês?', 'este pedido não traz o número junto'],
  ['data-instalacao', 'e se eu precisar adiar a visita?', 'até a véspera'],
  ['data-nascimento', 'minha data de nascimento vai constar no contrato?', 'aparecem impressos no contrato'],
  ['confirmacao', 'qual o total por mês?', 'por mês'],
]

describe('a question of a stranger', () => {
  test.each(QUESTIONS)('at %s, %j is answered and records nothing', async (step, typed, told) => {
    const { visit, talk } = await chatAt(step)
    const { answers } = visit.order()
    await talk.say(typed)
    expect([...talk.texts(), ...talk.buttons()].join('\n')).toContain(told)
    expect(visit.order().answers).toEqual(answers)
    expect([talk.position(), visit.state().dialogue.misses]).toEqual([step, 0])
  })

  it('that is only likely is said as it was understood, with what else it may mean', async () => {
    const { talk } = await chatAt('planos')
    await talk.say('qual é o campeão de vendas?')
    expect(talk.texts().join('\n')).toContain('Entendi assim: “Qual é o plano mais pedido?”')
    expect(talk.buttons().length).toBeGreaterThan(0)
  })
})

describe('a wish of a stranger', () => {
  test.each([
    ['email', 'vê se acha um ser humano pra mim', 'human'],
    ['nome', 'queria que uma pessoa me ajudasse com isso, não sou bom de computador', 'human'],
    ['cpf', 'apaga meu cpf daí', 'erase'],
    ['nome-mae', 'tira as coisas da minha mãe do sistema', 'erase'],
    ['email', 'quero que excluam tudo que informei', 'erase'],
  ] as const)('at %s, %j opens %j', async (step, typed, opened) => {
    const { talk, aside } = await chatAt(step)
    await talk.say(typed)
    expect(aside()).toBe(opened)
  })

  test.each([
    ['cpf', 'prefiro preencher tudo de uma vez'],
    ['telefone', 'quero o cadastro normal sem conversa'],
    ['conta-debito', 'prefiro digitar meus dados na tela de cadastro'],
  ] as const)('at %s, %j opens the form', async (step, typed) => {
    const { visit, talk } = await chatAt(step)
    await talk.say(typed)
    expect(selectUi(visit.state()).mode).toBe('pages')
  })

  test.each([
    ['data-instalacao', 'tô no ônibus, depois eu sigo', 'Sem pressa.'],
    ['email', 'meu filho chega às 6 e ele termina pra mim', 'Sem pressa.'],
    ['confirmacao', 'não vou fechar não, tá fora do meu orçamento', 'nada foi contratado'],
    ['ativar-debito', 'cancela o pedido', 'nada foi contratado'],
    ['confirmacao', 'não quero mais, cancela', 'nada foi contratado'],
  ] as const)('at %s, %j is met', async (step, typed, told) => {
    const { talk } = await chatAt(step)
    expect(await talk.say(typed)).toContain(told)
  })

  test.each([
    ['planos', 'retorna pro número da casa', 'nr-imovel'],
    ['nome-mae', 'pode voltar na pergunta do nascimento', 'data-nascimento'],
    ['planos', 'ih botei o cep da casa antiga', 'cep'],
    ['telefone', 'escrevi meu nome errado', 'nome'],
  ] as const)('at %s, %j opens the question %s', async (step, typed, opened) => {
    const { talk } = await chatAt(step)
    await talk.say(typed)
    expect(talk.position()).toBe(opened)
  })

  test.each([
    ['nome-mae', 'que legal esse chat hein'],
    ['telefone', 'brigadão'],
    ['confirmacao', 'vc é muito atenciosa, deus abençoe'],
    ['ativar-debito', 'ah tá obrigado por explicar'],
  ] as const)('at %s, the praise %j is thanked for and answers nothing', async (step, typed) => {
    const { visit, talk } = await chatAt(step)
    const { answers } = visit.order()
    expect(await talk.say(typed)).toMatch(/^(?:Por nada|Eu que agradeço|Imagina)/)
    expect(visit.order().answers).toEqual(answers)
    expect(visit.order().finished).toBeNull()
  })
})

describe('a part of an earlier answer that is called by its name', () => {
  test.each([
    ['data-instalacao', 'o celular é final 8812', 'telefone', 'phone', /8812$/],
    ['nome', 'ah o numero é 1587', 'nr-imovel', 'number', /^1587$/],
    ['cpf', 'minha mãe é com Th, Ritha', 'nome-mae', 'mothers_name', /^Ritha Alves Lima$/],
    ['data-instalacao', 'meu complemento: casa dos fundos', 'nr-imovel', 'complement', /casa dos fundos/i],
    ['confirmacao', 'coloca o 300', 'planos', 'idPlan', /300/],
  ] as const)('at %s, %j is proposed for %s', async (step, typed, of, name, value) => {
    const { visit, talk } = await chatAt(step)
    const before = visit.order().answers
    await talk.say(typed)
    expect(visit.order().answers).toEqual(before)
    const { doubt } = visit.state().dialogue
    expect([doubt?.step, doubt?.values[name]]).toEqual([of, expect.stringMatching(value)])
    await talk.say('sim')
    expect(visit.order().answers[of]?.values[name]).toMatch(value)
  })
})
