/**
 * Generates the ways in which visitors answer questions with choices: due day, direct debit, plan, visit, and consent
 * at the review.
 */
import fc from 'fast-check'
import type { Values } from '../../../src/funnel/step-and-journey-types.ts'
import { oneOf, type Part, type Said } from './sentence-grammar.ts'
import { numberInWords } from './spoken-numbers.ts'

const dueDays = fc.tuple(oneOf(1, 5, 10, 15, 20, 25), fc.nat(7)).map(([day, form]): Said => ({
  typed:
    [
      String(day),
      day === 1 ? 'primeiro' : numberInWords(day),
      String(day).padStart(2, '0'),
      `depois do salário, então ${day}`,
      `recebo no quinto dia útil, então o ${day} fica tranquilo`,
      `por ora ${day}`,
      `a contabilidade fecha no dia ${day === 20 ? 10 : 20}; portanto, vencimento em ${day}`,
      `o cartão fecha dia ${day === 10 ? 20 : 10}, então vencimento dia ${day}`,
    ][form] ?? '',
  isPart: form > 2,
  truth: { due_date: String(day) },
}))
/** What only suggests a due day. */
const SUGGESTED =
  '05/12|10/01|recebo dia 7|no começo do mês|5 ou 10 tanto faz|5 ou 10 o que vc achar melhor|quinto dia útil|depois do dia 10|30|quando eu receber'

export const dueChoice: Part = {
  step: 'data-de-vencimento',
  leads: [
    'dia ',
    'todo dia ',
    'pode ser dia ',
    'vencimento ',
    'melhor o ',
    'no dia ',
    'prefiro dia ',
    'bota dia ',
  ],
  tails: [
    ' que é quando recebo',
    ', depois do salário',
    ' de cada mês',
    ', fica bom',
    ' pra mim',
    ' pq recebo no dia 3',
    ' porque o pagamento cai dia 2',
    ' por causa do vale',
    ' depois que o benefício cai',
    ', que recebo no quinto dia útil',
    ' já que recebo dia 30',
    ' q meu benefício cai dia 24',
    ' que o meu pagamento sai dia 4',
    ' depois do vale',
  ],
  isReplaceable: true,
  value: fc.oneof(
    { weight: 8, arbitrary: dueDays },
    { weight: 1, arbitrary: oneOf(...SUGGESTED.split('|')).map((typed): Said => ({ typed, truth: null })) },
  ),
}

/** What says yes, no or neither, whatever is asked: cores with their meaning. */
const YES =
  'sim|sm|pode ser|quero|claro|com certeza|pode|bora|não vejo problema|sem problema|por mim tudo bem|uai pode uai|pode sim|quero sim|por que não|tô dentro|topo|ué, pode|pode sô|tá bom|demorou|se dá desconto eu quero|fechou|beleza, pode ser|aceito|vamos nessa|manda bala|não tenho nada contra|tá ok|já é|claro que sim|óbvio|com prazer|tranquilo'
const NO =
  'não|não quero|prefiro não|melhor não|tô fora|nem pensar|deus me livre|quero não|precisa não|não precisa|claro que não|de jeito nenhum|agora não|dispenso|não curto|nem a pau|não, obrigado|pode não|acho melhor não|não gosto disso|passo|tô fora disso|não me interessa|por enquanto não|não rola|negativo|jamais|nem morto'
const NEITHER =
  'não sei|sei não|tanto faz|depois vejo|vou pensar|como assim|hã|deixa eu ver|não entendi|qual a diferença|depende|vou perguntar pra minha mulher|sim ou não|nem sim nem não|vc que sabe|deixa eu ver com meu marido'
const agreement = (yes: Values | null, no: Values | null) =>
  fc.oneof(
    { weight: 3, arbitrary: oneOf(...YES.split('|')).map((typed): Said => ({ typed, truth: yes })) },
    { weight: 3, arbitrary: oneOf(...NO.split('|')).map((typed): Said => ({ typed, truth: no })) },
    { weight: 1, arbitrary: oneOf(...NEITHER.split('|')).map((typed): Said => ({ typed, truth: null })) },
  )

const byName = fc
  .tuple(
    oneOf('débito', 'débito automático', 'débito em conta', 'boleto', 'pix', 'carnê'),
    oneOf('', 'no ', 'quero ', 'prefiro ', 'pode ser ', 'vou de ', 'manda no '),
  )
  .map(([way, lead]): Said => ({
    typed: `${lead}${way}`,
    truth: { direct_debit: String(way.startsWith('débito')) },
  }))
const refused = fc.tuple(oneOf('débito', 'débito automático'), fc.nat(4)).map(([way, form]): Said => ({
  typed:
    [`${way} não`, `não quero ${way}`, `${way} nem pensar`, `tô fora de ${way}`, `não gosto de ${way}`][
      form
    ] ?? '',
  truth: { direct_debit: 'false' },
}))

/** What is weighed before it is chosen, or only wished for. */
const WEIGHED: readonly (readonly [string, string | null])[] = [
  ['boleto... hmm, dez a mais? ah então débito', 'true'],
  ['débito me dá medo, prefiro o boleto', 'false'],
  ['prefiro boleto, débito já me deixou na mão', 'false'],
  ['boleto pq quem paga é a firma', 'false'],
  ['no automático que eu esqueço tudo', 'true'],
  ['manda a conta no papel que eu pago na lotérica', 'false'],
  ['prefiro boleto, mas se tiver desconto vai débito', null],
  ['minha conta é conjunta, pode? se puder é débito', null],
  ['não quero boleto', null],
  ['não gosto de boleto', null],
  ['nao prefiro boleto', 'false'],
  ['quero pagar na lotérica', 'false'],
  ['pago na lotérica', 'false'],
  ['não vou pagar no boleto', null],
  ['o que sair mais em conta', null],
]
/** A yes or a no with its reason, the other way to pay in it or not, or with the bank. */
const REASONED_YES =
  'pra ter o desconto|pra pagar menos|porque esqueço|pq no boleto sai mais caro|, assim não esqueço|por causa do desconto|já que fica mais barato|, no nubank|na caixa|, sou do bradesco|tenho conta no bb|pra eu não atrasar| nubank| banco do brasil|, é mais barato né| é mais em conta|, 10 reais a menos tá ótimo|, gosto de desconto'
const REASONED_NO =
  'porque não tenho saldo|pq já me cobraram errado|, pago na lotérica|, vou pagar no boleto|porque débito dá problema|, prefiro pagar eu mesma|pq minha conta é conjunta|por causa do limite'
const reasoned = fc
  .oneof(
    fc.tuple(
      oneOf('sim', 'quero', 'pode ser', 'claro', 'quero sim'),
      oneOf(...REASONED_YES.split('|')),
      fc.constant('true'),
    ),
    fc.tuple(
      oneOf('não', 'não quero', 'não obrigada', 'melhor não'),
      oneOf(...REASONED_NO.split('|')),
      fc.constant('false'),
    ),
    fc.tuple(
      oneOf('débito', 'no débito', 'pode por no débito', 'deixa no débito automático'),
      oneOf('pra não esquecer', 'pra não pagar a mais', 'pra eu não atrasar', 'que eu não esqueço'),
      fc.constant('true'),
    ),
    fc.tuple(
      oneOf('boleto', 'prefiro boleto', 'no boleto'),
      oneOf('pra não ter surpresa', 'pra controlar melhor', 'pq débito eu não confio'),
      fc.constant('false'),
    ),
  )
  .map(([answer, reason, direct_debit]): Said => ({
    typed: `${answer}${/^[, ]/.test(reason) ? '' : ' '}${reason}`,
    truth: { direct_debit },
  }))
const weighed = oneOf(...WEIGHED).map(([typed, direct_debit]): Said => ({
  typed,
  truth: direct_debit === null ? null : { direct_debit },
}))

export const debitChoice: Part = {
  step: 'ativar-debito',
  leads: ['então ', 'ah ', 'bom, ', 'olha só, '],
  tails: [', mais barato né', ', já tive problema', ', assim economizo', ' moço', ', uai'],
  value: fc.oneof(
    { weight: 3, arbitrary: agreement({ direct_debit: 'true' }, { direct_debit: 'false' }) },
    { weight: 2, arbitrary: byName },
    { weight: 1, arbitrary: refused },
    { weight: 1, arbitrary: weighed },
    { weight: 2, arbitrary: reasoned },
  ),
}

const CONFIRMS =
  'confirmo|pode confirmar|tudo certo|pode fechar|confirmado|tá tudo certo, pode mandar|fechado|manda ver|confirma aí|isso aí, trem bão|confirmado, foi mais fácil do que eu pensava|conferi tudo com minha filha, pode confirmar|isso mesmo, confirmo|tá certinho|pode finalizar|ta td certo|sm|sim pode pedir|pode pedir|td ok|pode instalar|sim pode instalar|pode mandar o técnico|pode mandar vir instalar|corretíssimo|exatamente|confirmado, fico no aguardo|tudo em ordem|confere'
const DECLINES =
  'confirmo, menos o telefone|tá tudo certo, mas o nome tá errado|sim, se não tiver multa|não confirmo|desisti|cancela tudo|ainda não|tá errado|não quero mais|muda o plano|espera um pouco|acho que sim|meu nome é Thaís, de resto sim|fecho se vc me der um mês grátis|tem coisa errada aí|desisti, achei caro|sim, mas só quando minha filha chegar|se fizer por 50 eu fecho agora|tira 10 reais que eu fecho|li tudo com calma e não concordo|meu neto vem às 5 e vê|não tá certo não|tem erro|isso está errado|não instalar|pode cancelar|faltou o apartamento, é o 404|coloca o bloco 3|é apto 302'
export const consentChoice: Part = {
  step: 'confirmacao',
  leads: ['então ', 'ok, ', 'li tudo, '],
  tails: [', deus abençoe', ' moça', ', muito obrigado', ', tá tudo certinho'],
  isUncertainBesideQuestion: true,
  value: fc.oneof(
    agreement({ accept_information: 'true' }, null),
    oneOf(...CONFIRMS.split('|')).map((typed): Said => ({ typed, truth: { accept_information: 'true' } })),
    oneOf(...DECLINES.split('|')).map((typed): Said => ({ typed, truth: null })),
  ),
}

const PLANS: readonly (readonly [string, string | null])[] = [
  ['o de 500', 'plan-d500a'],
  ['500 mega', 'plan-d500a'],
  ['o mais barato', 'plan-d300a'],
  ['a mais barata', 'plan-d300a'],
  ['o mais em conta', 'plan-d300a'],
  ['o baratinho', 'plan-d300a'],
  ['o mais baratim', 'plan-d300a'],
  ['o mais simples', null],
  ['quinhentos mega', 'plan-d500a'],
  ['o de 59,99', 'plan-d500a'],
  ['700 mega', 'plan-d600a'],
  ['o de setecentos', 'plan-d600a'],
  ['1 giga', 'plan-d1000a'],
  ['um giga', 'plan-d1000a'],
  ['2 giga', 'plan-d2000b'],
  ['o de dois gigas', 'plan-d2000b'],
  ['o mais rápido', 'plan-d2000b'],
  ['o mais rápido que tiver', 'plan-d2000b'],
  ['a mais rápida', 'plan-d2000b'],
  ['o mais forte', 'plan-d2000b'],
  ['o mais potente que vcs tem', 'plan-d2000b'],
  ['o de 500 ou o de 700', null],
  ['300 mega', 'plan-d300a'],
  ['400 mega', null],
  ['o de 700 sem globoplay', 'plan-d600a'],
  ['1 giga com o mickey', null],
  ['1 giga se tiver wifi 6', null],
  ['o mais top', null],
  ['o de 500 da concorrente', null],
]
export const planChoice: Part = {
  step: 'planos',
  leads: ['quero ', 'pode ser ', 'vou de ', 'fico com ', 'me vê ', 'manda ', 'bota ', 'prefiro '],
  tails: [' mesmo', ' pra mim', ', sou só eu', ', tá bom demais', ', é pra minha casa', ', já chega'],
  isReplaceable: true,
  value: oneOf(...PLANS).map(([typed, idPlan]): Said => ({
    typed,
    truth: idPlan === null ? null : { idPlan },
  })),
}

const DAYS: readonly (readonly [string, string | null])[] = [
  ['dia 24', '24/11/2026'],
  ['24/11', '24/11/2026'],
  ['dia 2 de dezembro', '02/12/2026'],
  ['segunda', '23/11/2026'],
  ['segunda-feira', '23/11/2026'],
  ['segunda agora, dia 23,', '23/11/2026'],
  ['terça que vem', null],
  ['quarta', '25/11/2026'],
  ['dia vinte e cinco', '25/11/2026'],
  ['sexta, dia 27,', '27/11/2026'],
  ['qta feira 26', '26/11/2026'],
  ['qta feira', null],
  ['me mudo dia 5/12, então depois disso. dia 7/12', '07/12/2026'],
  ['sábado que vem', null],
  ['de hoje a oito', '27/11/2026'],
  ['daqui a 10 dias', '30/11/2026'],
  ['daqui a duas semanas', '04/12/2026'],
  ['segunda sem ser essa', '30/11/2026'],
  ['terça ou quinta', null],
  ['terça e quinta', null],
  ['dia 1 eu viajo, então dia 4', '04/12/2026'],
  ['vou mudar dia 28. então segunda seguinte', null],
  ['me mudo dia 5/12, pode ser dia 7', '07/12/2026'],
  ['pego a chave dia 9, marca pra 10/12', '10/12/2026'],
  ['mês que vem', null],
  ['em dezembro', null],
  ['terça, que é a folga do meu genro,', '24/11/2026'],
  ['se não furar a parede, dia 24', null],
  ['minha prova é às 10 do dia 24', null],
  ['depois de amanhã', null],
  ['amanhã', null],
  ['na outra quinta', null],
  ['fim do mês', null],
  ['o mais rápido que der', null],
  ['qualquer dia', null],
  ['domingo', null],
  ['semana que vem', null],
  ['o quanto antes', null],
]
const PERIODS: readonly (readonly [string, string | null])[] = [
  [' de manhã', 'manha'],
  [' à tarde', 'tarde'],
  [' cedo', 'manha'],
  [' de manhãzinha', 'manha'],
  [' depois do almoço', 'tarde'],
  [' às 9h', 'manha'],
  [' às 10', 'manha'],
  [' de manhã se não chover', null],
  [' pela manhã', 'manha'],
  [' de tardezinha', 'tarde'],
  [' antes das 11', 'manha'],
  [' depois das 14h', 'tarde'],
  [' das 13 às 17', 'tarde'],
  [', no primeiro horário', 'manha'],
  [' a partir das 10', null],
  [' à noite', null],
  ['', null],
]
export const visitChoice: Part = {
  step: 'data-instalacao',
  leads: ['pode ser ', 'prefiro ', 'quero ', 'melhor ', 'vem ', 'marca pra '],
  tails: [
    ', avisa antes',
    ', tem cachorro bravo',
    ' se der',
    ', estarei em casa',
    ', de manhã trabalho',
    ' que minha diarista vai tá em casa',
    ' meu filho vai estar em casa',
    ', minha mãe recebe',
    ' se possível',
    ' pq trabalho o resto da semana',
    ' pode ser?',
  ],
  isReplaceable: true,
  value: fc.tuple(oneOf(...DAYS), oneOf(...PERIODS)).map(([[day, date], [time, period]]): Said => ({
    typed: `${day}${time}`,
    truth: date !== null && period !== null ? { date, period } : null,
    isPart: time === '',
  })),
}
