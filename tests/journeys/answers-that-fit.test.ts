/**
 * Questions in wordings of strangers get the answer of their subject, and no answer of a neighbouring one: what the open
 * question needs, debts, charges at once, messages of before, who receives the technician. Nothing is recorded by them.
 */
import { describe, expect, it } from 'vitest'
import { type goTo, journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()
type StepOfOrder = Parameters<typeof goTo>[1]

/** Opens the chat at a question, with every answer before it, and says something. */
async function sayAt(step: StepOfOrder, typed: string) {
  const debit = step === 'conta-debito' ? { 'ativar-debito': { direct_debit: 'true' } } : {}
  const { visit, talk } = await talkAt(journeys(), step, debit)
  const { answers } = visit.order()
  await talk.say(typed)
  return { visit, talk, answers, said: talk.texts().join('\n') }
}

/** What is asked, by the beginning of its answer. */
const ANSWERED: readonly (readonly [told: string, step: StepOfOrder, ...typed: readonly string[]])[] = [
  [
    'Para apartamento ou sala preciso',
    'nr-imovel',
    'tem que colocar o apto também?',
    'preciso informar o bloco?',
    'o complemento é obrigatório?',
    'boto o apartamento junto?',
    'ponho o ap tb?',
    'precisa do andar?',
  ],
  [
    'não vejo cadastros, fotos, conversas de antes',
    'cpf',
    'já enviei a foto do documento',
    'mandei um print, dá pra ver?',
    'já passei isso pra moça ontem',
    'já falei tudo pro rapaz no whatsapp',
    'anexei o comprovante, não chegou?',
    'já informei isso por telefone',
  ],
  [
    'Agora você não paga nada',
    'conta-debito',
    'já vão debitar hoje?',
    'cobram alguma coisa na hora?',
    'vocês já tiram da conta agora?',
    'descontam de imediato?',
    'vai cobrar alguma coisa esse mês?',
    'já cobra agora?',
  ],
  [
    'Se uma restrição no CPF muda alguma coisa',
    'cpf',
    'fazem análise de crédito?',
    'tenho uma pendência com vocês, tem problema?',
    'tô devendo uma fatura pra vocês, atrapalha?',
    'vão consultar meu score?',
    'tem dívida antiga no meu nome, impede?',
    'puxam crédito?',
  ],
  [
    'alguém precisa estar em casa para abrir a porta',
    'confirmacao',
    'no dia não sou eu que vou receber, é minha mãe. tem problema?',
    'não vou ser eu que vou estar em casa, é o porteiro',
    'quem vai receber é meu vizinho',
    'minha irmã pode receber?',
    'pode o zelador atender?',
    'quem recebe vai ser minha sogra',
  ],
  [
    'Esta não dá para pular',
    'nome-mae',
    'se eu não colocar trava?',
    'e se não preencher, segue?',
    'se não informar tem como continuar?',
    'se eu não disser o que acontece?',
    'se não responder dá problema?',
    'e se eu não quiser responder?',
  ],
  [
    'Segunda via da fatura é com o suporte',
    'email',
    'onde tiro a segunda via?',
    'tem app pra pegar 2 via?',
    '2a via do boleto como faz?',
    'segunda via da conta por favor',
    'como vejo a segunda via?',
    'vcs têm aplicativo da segunda via?',
  ],
  [
    'Se a internet oscila ou cai',
    'nome-mae',
    'se acabar a luz a internet cai?',
    'quando falta energia ela continua funcionando?',
    'funciona sem luz?',
    'e se cair a energia?',
    'na queda de energia fica sem internet?',
    'se faltar energia o wifi para?',
  ],
  [
    'Se o nome social pode constar',
    'nome',
    'vale nome social?',
    'posso por o nome social no contrato?',
    'Meu nome social não tá no RG. Qual eu coloco?',
    'aceita nome social?',
    'uso o nome social ou o de registro?',
    'tem como usar nome social?',
  ],
  [
    'Se ele também conecta celulares, TVs',
    'data-instalacao',
    'o técnico conecta os celulares?',
    'o instalador deixa a tv ligada na internet?',
    'ele configura meu computador?',
    'vocês configuram as câmeras?',
    'o técnico mexe na tv?',
  ],
]

describe('a question in other words', () => {
  it.each(ANSWERED.flatMap(([told, step, ...typed]) => typed.map((each) => [step, each, told] as const)))(
    'at %s, “%s” is answered: %s',
    async (step, typed, told) => {
      const { visit, talk, said, answers } = await sayAt(step, typed)
      expect(said).toContain(told)
      expect(said).not.toMatch(/não sei responder|não tenho essa resposta|fora do que eu sei/)
      expect(visit.order().answers).toEqual(answers)
      expect(talk.position()).toBe(step)
    },
  )
})

/** What is said of somebody or something, and asks nothing of the kind that it resembles. */
const NOT_ANSWERED: readonly (readonly [step: StepOfOrder, typed: string, never: RegExp])[] = [
  ['email', 'meu marido recebe as contas no dele, o meu é joao.teste@exemplo.com', /Um técnico faz/i],
  ['data-de-vencimento', 'minha mãe recebe dia 5, quem paga sou eu, dia 10', /um técnico faz/i],
  ['nome', 'tanto faz no meu ou no dela. faz diferença?', /Depois de 12 meses|por mês com débito/],
  ['email', 'no meu ou no da minha esposa, muda alguma coisa? qual a diferença?', /por mês com débito/],
  ['data-de-vencimento', 'mês que vem eu mudo pro dia 20, pode?', /endereço novo/],
  ['data-de-vencimento', 'conta é o que mais tem aqui haha', /Entendi assim/],
  ['nr-imovel', 'boleto é coisa do demo kkk', /Entendi assim/],
  ['conta-debito', 'mandei um print do app do banco, vê aí', /streaming|Globoplay/],
  ['data-instalacao', 'o cara do 0800 falou dia 24, ainda tem?', /Vendas: 0800/],
]

it.each(NOT_ANSWERED)('at %s, “%s” gets no answer of a neighbouring subject', async (step, typed, never) => {
  const { said } = await sayAt(step, typed)
  expect(said.slice(said.indexOf(typed.slice(0, 12)))).not.toMatch(never)
})

describe('a plan that is named', () => {
  it.each([
    ['queria saber o preço do 500 mega antes', 'O 500 Mega, R$'],
    ['quanto custa o de 1 giga?', 'O 1 Giga, R$'],
    ['qual o valor do 700?', 'O 700 Mega, R$'],
    ['quanto fica o plano de 300?', 'O 300 Mega, R$'],
    ['quanto é o 2 giga por mês?', 'O 2 Giga, R$'],
    ['o de 500 tá quanto?', 'O 500 Mega, R$'],
    ['quanto custa?', 'De R$'],
    ['quanto custa na rua das flores 500?', 'De R$'],
    ['quanto custa? moro no número 700', 'De R$'],
    ['quanto custa o 500?', 'O 500 Mega, R$'],
  ])('has its price before the address is known: “%s”', async (typed, told) => {
    const { said, visit, answers } = await sayAt('cep', typed)
    expect(said.replaceAll('\u00a0', ' ')).toContain(told)
    expect(visit.order().answers).toEqual(answers)
  })
})

describe('a message that nothing fits', () => {
  it.each([
    ['cep', 'vocês vendem geladeira?'],
    ['nome', 'o sol gira em volta da terra?'],
    ['email', 'o papa é argentino?'],
    ['cpf', 'cabe um piano na van?'],
    ['planos', 'tem estacionamento?'],
    ['data-de-vencimento', 'qual o signo da empresa?'],
  ] as const)('at %s, “%s” is admitted, with the number of the team', async (step, typed) => {
    const { said, talk, visit } = await sayAt(step, typed)
    expect(said).toContain('Essa eu não sei responder; a equipe responde pelo 0800 555 1020.')
    const { aside } = visit.state().dialogue
    expect(aside === 'human' || talk.buttons().at(-1) === 'Falar com uma pessoa').toBe(true)
  })

  it('names the choices of the open question, which come before other answers', async () => {
    const at = async (step: StepOfOrder, typed: string) => {
      const { talk, said } = await sayAt(step, typed)
      return { buttons: talk.buttons(), said }
    }
    expect((await at('data-de-vencimento', 'xi que trem difícil')).said).toContain(
      'Os dias de vencimento são 1, 5, 10, 15, 20 e 25.',
    )
    expect((await at('ativar-debito', 'xi que trem difícil')).buttons.slice(0, 2)).toEqual([
      'Quero débito automático',
      'Prefiro pagar a fatura',
    ])
    expect((await at('email', 'xi que trem difícil')).buttons).toEqual([
      'Não tenho e-mail',
      'Respondo depois',
      'Corrigir telefone',
      'Falar com uma pessoa',
    ])
    expect((await at('cep', 'xi que trem difícil')).buttons[0]).toBe('Não sei meu CEP')
    expect((await at('nr-imovel', 'é o prédio do lado da farmácia grande')).said).toContain('escreva S/N')
  })
})
