/**
 * A value that is told by another one, from which it is counted or which it excludes, is proposed, and the other one is
 * not recorded. Nor is what only looks like a value: what happens tomorrow, a number that nobody can read.
 */
import { describe, expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

/** Says one message at a question. */
async function sayAt(step: string, typed: string) {
  const { visit, talk } = await talkAt(journeys(), step)
  const said = await talk.say(typed)
  const { doubt, keptDoubts } = visit.state().dialogue
  return { said, doubt, keptDoubts, recorded: visit.order().answers[step]?.values }
}

const DAYS = ['1', '5', '10', '15', '20', '25']
const without = (...days: string[]) => DAYS.filter((day) => !days.includes(day))

describe('a due day that is excluded leaves the others', () => {
  it.each([
    ['a da claro vence 15, a de vcs pode ser qualquer uma menos essa', without('15')],
    ['a da vivo é dia 10, a de vocês qualquer dia menos esse', without('10')],
    ['qualquer um menos o 15', without('15')],
    ['qualquer dia exceto dia 10', without('10')],
    ['tanto faz, só não pode ser 5', without('5')],
    ['pode ser todos menos 20', without('20')],
    ['pra mim tanto faz, tirando o dia 25', without('25')],
    ['qualquer um sem ser o 1', without('1')],
    ['qualquer um menos o 5 e o 10', without('5', '10')],
  ])('%s', async (typed, days) => {
    const { recorded, doubt } = await sayAt('data-de-vencimento', typed)
    expect(recorded).toBeUndefined()
    expect(doubt?.or?.map(({ due_date }) => due_date)).toEqual(days)
  })
})

describe('a due day that is counted from another one is proposed', () => {
  it.each([
    ['o salário sai dia 1 mas o aluguel come tudo até o dia 10, então o primeiro depois', '15'],
    ['recebo dia 7, então o primeiro depois disso', '10'],
    ['recebo dia 7, o próximo depois disso', '10'],
    ['o aluguel é dia 5, o seguinte então', '10'],
    ['dia 12 que é quando caio. ah só tem esses? o seguinte então', '15'],
    ['primeiro depois do dia 16', '20'],
    ['dia 8 não tem? então o próximo', '10'],
    ['25 não por causa do natal, o anterior', '20'],
    ['dia 20 não, o de antes', '15'],
    ['o último antes do dia 12', '10'],
    ['dia 30 tem? se não tiver o mais perto', '25'],
    ['dia 8, se não der, o mais próximo', '10'],
    ['o mais pro fim do mês possível', '25'],
    ['o mais perto do final do mês', '25'],
    ['o mais cedo possível', '1'],
    ['o mais no começo', '1'],
    ['recebo lá pelo dia 27, aí vê qual fica bom pra mim', '1'],
    ['recebo por volta do dia 8', '10'],
  ])('%s', async (typed, due_date) => {
    const { recorded, doubt } = await sayAt('data-de-vencimento', typed)
    expect(recorded).toBeUndefined()
    expect(doubt).toMatchObject({ values: { due_date }, why: 'confirm' })
  })

  it.each(['o seguinte', 'o próximo', 'o anterior'])('unless there is none: %s', async (typed) => {
    const { recorded, doubt } = await sayAt('data-de-vencimento', typed)
    expect(recorded).toBeUndefined()
    expect(doubt).toBeNull()
  })

  it.each([
    ['dia primeiro', '1'],
    ['não pode ser dia 5, coloca 10', '10'],
    ['pode ser 15', '15'],
    ['dia 10, mas só no próximo mês', '10'],
    ['10, a próxima fatura vem quando?', '10'],
    ['quero pagar mais cedo no dia 10', '10'],
  ])('what names its day is recorded as before: %s', async (typed, due_date) => {
    expect((await sayAt('data-de-vencimento', typed)).recorded).toEqual({ due_date })
  })
})

it.each(['dia 10, pode ser já na próxima', 'dia 10 e o seguinte também'])(
  'what is said of the next one leaves the day: %s',
  async (typed) => {
    const { recorded, doubt } = await sayAt('data-de-vencimento', typed)
    expect(recorded ?? doubt?.values).toEqual({ due_date: '10' })
  },
)

describe('a word that is not wanted in the name is left out', () => {
  it.each([
    ['nome', 'Sgt Henrique Batista Lacerda, sem o Sgt no contrato por favor', 'Henrique Batista Lacerda'],
    ['nome', 'Cap Paulo Lima Costa, tira o Cap', 'Paulo Lima Costa'],
    ['nome', 'Carlos Lima Souza Júnior, sem o Júnior', 'Carlos Lima Souza'],
    ['nome', 'Carlos Lima Souza Neto, o Neto não precisa', 'Carlos Lima Souza'],
    ['nome', 'Ana Paula Bezerra Costa, tira o Bezerra que divorciei', 'Ana Paula Costa'],
    ['nome', 'Rita Maria Souza Lopes, pode tirar o Lopes', 'Rita Maria Souza'],
    ['nome-mae', 'Glória Bezerra Cavalcante, mas na receita tá sem o Bezerra', 'Glória Cavalcante'],
    ['nome-mae', 'Rosa Maria Prado Lima, no documento não tem o Maria', 'Rosa Prado Lima'],
  ])('at %s: %s', async (step, typed, name) => {
    const { recorded, doubt } = await sayAt(step, typed)
    expect(recorded).toBeUndefined()
    expect(Object.values(doubt?.values ?? {})).toContain(name)
  })

  it.each(['João de Souza Lima, sem acento', 'Luís Lima Costa, sem o z'])(
    'what is no word of it leaves it as it is: %s',
    async (typed) => {
      expect((await sayAt('nome', typed)).recorded).toBeDefined()
    },
  )
})

it.each([
  ['Ana Paula Lima, não tem Paula no rg mas uso', 'Ana Paula Lima'],
  ['Maria Rita Prado, não precisa Maria José né', 'Maria Rita Prado'],
])('a word that is only mentioned stays in the name: %s', async (typed, name) => {
  const { recorded, doubt } = await sayAt('nome', typed)
  expect(recorded ?? doubt?.values).toEqual({ name })
})

describe('a number that cannot be read makes no house without a number', () => {
  it.each([
    'não tem número visível não, é do lado da banca de jornal',
    'não tem número na porta',
    'não tem número na fachada, é o prédio azul',
    'não tem número aparente',
    'não tem número ainda',
    'não tem número escrito em lugar nenhum',
    'não tem número no portão, só interfone',
  ])('%s', async (typed) => {
    const { recorded } = await sayAt('nr-imovel', typed)
    expect(recorded).toBeUndefined()
  })

  it.each(['não tem número', 'sem número', 's/n'])('whereas none is none: %s', async (typed) => {
    expect((await sayAt('nr-imovel', typed)).recorded).toMatchObject({ number: 'S/N' })
  })
})

describe('what happens tomorrow is no visit', () => {
  it.each([
    'aham, passo o cpf e amanhã tem 3 empréstimo no meu nome né. 529.982.247-25',
    '529.982.247-25, e amanhã aparece dívida no meu nome',
    '529.982.247-25. amanhã tem golpe',
    'toma, 529.982.247-25 e amanhã já tem spam',
    '529.982.247-25, amanhã tenho prova',
    '529.982.247-25 e amanhã acordo negativado, kkk',
  ])('%s', async (typed) => {
    expect((await sayAt('cpf', typed)).keptDoubts).toEqual([])
  })
})

describe('a day of the visit that other days tell is proposed', () => {
  it.each([
    ['segunda que vem não, na outra. de manhã', { date: '30/11/2026', period: 'manha' }],
    ['terça não, na outra, à tarde', { date: '01/12/2026', period: 'tarde' }],
    ['quarta que vem eu não posso, só na outra de manhã', { date: '02/12/2026', period: 'manha' }],
    ['semana que vem é ruim. na seguinte, começo da semana', { date: '30/11/2026' }],
    ['semana que vem não dá, na outra terça de manhã', { date: '01/12/2026', period: 'manha' }],
    ['o último dia que tiver aí, tarde', { date: '19/12/2026', period: 'tarde' }],
    ['a última data disponível, de manhã', { date: '19/12/2026', period: 'manha' }],
    [
      'tem que ser antes do dia 28 que é aniversário da minha filha, e de tarde',
      { date: '23/11/2026', period: 'tarde' },
    ],
    ['antes do dia 26, de manhã', { date: '23/11/2026', period: 'manha' }],
    ['dia 24 eu trabalho, 25 também, 26 pode ser de manhã', { date: '26/11/2026', period: 'manha' }],
    ['24 trabalho, 26 dá de tarde', { date: '26/11/2026', period: 'tarde' }],
    ['quanto antes melhor mas não na segunda', { date: '24/11/2026' }],
    ['o mais rápido possível mas não na segunda', { date: '24/11/2026' }],
    ['logo, só não na segunda', { date: '24/11/2026' }],
    ['o quanto antes, menos segunda', { date: '24/11/2026' }],
    ['qualquer dia mas não na segunda, de tarde', { date: '24/11/2026', period: 'tarde' }],
  ])('%s', async (typed, values) => {
    const { recorded, doubt } = await sayAt('data-instalacao', typed)
    expect(recorded).toBeUndefined()
    expect(doubt?.values).toMatchObject(values)
  })

  it.each([
    ['não na segunda, na terça de manhã', { date: '24/11/2026', period: 'manha' }],
    ['segunda não, terça de manhã', { date: '24/11/2026', period: 'manha' }],
    ['26 de manhã', { date: '26/11/2026', period: 'manha' }],
    ['quarta de manhã', { date: '25/11/2026', period: 'manha' }],
    ['o último dia que eu tenho livre é quinta de manhã', { date: '26/11/2026', period: 'manha' }],
  ])('what names its day is recorded as before: %s', async (typed, values) => {
    expect((await sayAt('data-instalacao', typed)).recorded).toMatchObject(values)
  })

  it.each([
    ['antes do dia 28 não posso', undefined],
    ['só não pode ser antes do dia 25', undefined],
    ['até antes do dia 28 não tem ninguém em casa', undefined],
    ['viajo antes do dia 30, só volto dia 30', undefined],
    ['antes do dia 27 eu viajo, depois disso qualquer dia', '28/11/2026'],
    ['não quero o último dia que tiver, quero o primeiro', undefined],
    ['qual o último dia disponível?', undefined],
    ['segunda não, na outra casa tem gente', undefined],
  ])('a day that is refused, asked for or another’s tells none: %s', async (typed, date) => {
    const { recorded, doubt } = await sayAt('data-instalacao', typed)
    expect(recorded).toBeUndefined()
    expect(doubt?.values.date).toBe(date)
  })

  it.each(['ultimo dia que posso é sexta', 'sexta é meu último dia disponível, depois viajo'])(
    'the last day of the visitor’s is no last of the list: %s',
    async (typed) => {
      const { recorded, doubt } = await sayAt('data-instalacao', typed)
      expect((recorded ?? doubt?.values)?.date).toBe('27/11/2026')
    },
  )
})
