/** Wordings of visitors' questions and remarks about the order, grouped by meaning. */
import type { StepId } from '../../../src/funnel/step-and-journey-types.ts'

/** Wordings with one meaning, and the questions at which they are tried. */
export interface QuestionOrRemark {
  /** Id of the fact or move. */
  readonly id: string
  readonly steps: readonly StepId[]
  readonly wordings: readonly string[]
}

const ANYWHERE = ['cep', 'planos', 'nome', 'cpf', 'conta-debito', 'data-instalacao', 'confirmacao'] as const

export const QUESTIONS: readonly QuestionOrRemark[] = [
  {
    id: 'primeira-fatura',
    steps: ['data-de-vencimento', 'confirmacao', 'data-instalacao'],
    wordings: [
      'quando vem a primeira conta',
      'a primeira fatura vem quando',
      'quanto vou pagar no primeiro mês',
      'já vai cobrar agora',
      'tem que pagar adiantado',
      'o primeiro boleto chega quando',
    ],
  },
  {
    id: 'banco-aceito',
    steps: ['ativar-debito', 'conta-debito'],
    wordings: [
      'vocês aceitam nubank',
      'quais bancos vcs aceitam',
      'meu banco é o cresol, serve',
      'faz débito pelo inter',
      'funciona com cooperativa',
    ],
  },
  {
    id: 'conta-de-quem',
    steps: ['ativar-debito', 'conta-debito'],
    wordings: [
      'pode ser conta conjunta',
      'dá em conta salário',
      'posso usar a conta da minha esposa',
      'a conta é do meu pai, pode',
      'pode ser a conta da empresa',
    ],
  },
  {
    id: 'dia-nao-muda-preco',
    steps: ['data-de-vencimento'],
    wordings: ['o preço muda dependendo do dia', 'qual dia é mais barato', 'tem desconto em algum dia'],
  },
  {
    id: 'hora-da-visita',
    steps: ['data-instalacao'],
    wordings: ['que horas o técnico chega', 'quanto tempo demora', 'tem hora marcada', 'qual a hora exata'],
  },
  {
    id: 'dias-da-visita',
    steps: ['data-instalacao'],
    wordings: ['vocês vêm no domingo', 'tem como vir hoje', 'trabalham no feriado', 'dá pra ser à noite'],
  },
  {
    id: 'em-nome-de-quem',
    steps: ['nome', 'cpf', 'data-nascimento'],
    wordings: [
      'é o meu ou o da minha mãe',
      'tem que ser no nome do dono da casa',
      'posso fazer em nome da minha mãe',
      'eu que moro ou quem paga',
      'qual nome eu coloco',
    ],
  },
  {
    id: 'nome-negativado',
    steps: ['cpf', 'nome', 'planos'],
    wordings: ['meu nome tá sujo, tem problema', 'vão consultar o serasa', 'negativado pode contratar'],
  },
  {
    id: 'alcance-wifi',
    steps: ['planos', 'nr-imovel'],
    wordings: [
      'o wifi pega na casa toda',
      'o sinal chega no quarto dos fundos',
      'a internet pega no andar de cima',
      'o modem alcança o quintal',
    ],
  },
  {
    id: 'promocao-12-meses',
    steps: ['planos', 'confirmacao'],
    wordings: ['esse preço é só no começo', 'esse de 59 é fixo', 'esse preço depois sobe'],
  },
  {
    id: 'ver-planos',
    steps: ['planos'],
    wordings: ['quais são os planos', 'quais as opções', 'queria saber os planos'],
  },
  {
    id: 'mudanca',
    steps: ['cep', 'planos'],
    wordings: ['vou me mudar dia 10, como faço', 'mudo mês que vem, e aí', 'to de mudança, como fica'],
  },
  {
    id: 'qual-endereco',
    steps: ['cep', 'nr-imovel'],
    wordings: [
      'ponho o endereço velho ou o novo',
      'é o cep dela ou o meu',
      'o da minha casa ou o da casa nova',
    ],
  },
  {
    id: 'um-vencimento-so',
    steps: ['data-de-vencimento'],
    wordings: ['posso dividir em duas vezes', 'dá pra ser metade dia 5 metade dia 20', 'tem quinzenal'],
  },
  {
    id: 'como-chega-fatura',
    steps: ['data-de-vencimento', 'ativar-debito', 'confirmacao'],
    wordings: ['o boleto vem pelo correio', 'a fatura chega por email', 'mandam o boleto no zap'],
  },
  {
    id: 'cancelar-debito',
    steps: ['ativar-debito'],
    wordings: ['posso tirar depois', 'se eu ativar dá pra cancelar mais pra frente', 'consigo mudar depois'],
  },
  {
    id: 'atraso',
    steps: ['data-de-vencimento', 'ativar-debito', 'conta-debito', 'confirmacao', 'planos'],
    wordings: [
      'se atrasar corta',
      'se faltar saldo no dia o que acontece',
      'e se eu não tiver saldo',
      'cobra juros quando atrasa',
      'atrasando uns dias bloqueia',
    ],
  },
  {
    id: 'passagem-do-cabo',
    steps: ['cep', 'nr-imovel', 'planos', 'confirmacao'],
    wordings: [
      'precisa furar a parede',
      'vocês furam',
      'o cabo passa por onde',
      'o dono tem que autorizar',
      'dá problema ser alugado',
      'passam cabo por dentro da parede',
    ],
  },
  {
    id: 'estabilidade',
    steps: ['cep', 'planos', 'nome', 'confirmacao'],
    wordings: [
      'cai quando chove forte',
      'essa internet cai muito',
      'vocês dão garantia',
      'chega a velocidade de verdade',
      'fica oscilando de noite',
    ],
  },
  {
    id: 'limite-de-dados',
    steps: ['cep', 'planos', 'nome'],
    wordings: ['tem limite de gigas', 'é ilimitada', 'a internet acaba no fim do mês', 'tem franquia'],
  },
  {
    id: 'mudar-titular',
    steps: ['nome', 'cpf', 'confirmacao'],
    wordings: ['aceita trocar o titular', 'posso mudar de titular depois', 'dá pra trocar a titularidade'],
  },
  {
    id: 'pausar',
    steps: ['planos', 'confirmacao'],
    wordings: ['dá pra pausar nas férias', 'posso suspender uns meses'],
  },
  {
    id: 'idade',
    steps: ['nome', 'data-nascimento', 'cpf'],
    wordings: ['tenho 17 anos, pode', 'precisa ser maior de idade', 'meu filho tem 16, pode ser ele'],
  },
  {
    id: 'visita-incerta',
    steps: ['data-instalacao', 'confirmacao', 'nr-imovel'],
    wordings: ['se chover vocês vêm mesmo assim', 'se ele não vier como fica', 'o rapaz acha a casa'],
  },
  {
    id: 'tecnico',
    steps: ['data-instalacao', 'confirmacao'],
    wordings: ['o técnico vem com crachá', 'o técnico é terceirizado', 'ele vem de uniforme ou crachá'],
  },
  {
    id: 'contrato',
    steps: ['confirmacao'],
    wordings: ['onde vejo o contrato', 'posso ler o contrato antes', 'o contrato fica onde'],
  },
  {
    id: 'email-serve',
    steps: ['email'],
    wordings: ['tem que ser gmail', 'pode icloud', 'serve hotmail'],
  },
  {
    id: 'pechincha',
    steps: ['planos', 'confirmacao'],
    wordings: ['faz o de 700 por 89,90', 'tem abatimento se levar dois', 'minha prima ganha desconto'],
  },
]

/** What is said rather than asked. */
export const SAYINGS: readonly QuestionOrRemark[] = [
  {
    id: 'quer-contratar',
    steps: ['cep', 'nr-imovel'],
    wordings: [
      'quero colocar internet na minha casa',
      'queria contratar internet',
      'gostaria de assinar um plano',
      'preciso de internet em casa',
      'tô precisando de wifi aqui em casa',
      'vim contratar a fibra',
      'tenho interesse na internet de vocês',
      'quero fazer uma assinatura',
      'tô procurando uma internet boa',
    ],
  },
  {
    id: 'dias-de-vencimento',
    steps: ['data-de-vencimento'],
    wordings: ['quinto dia útil', 'no 5º dia útil', 'quando eu receber', 'todo quinto dia útil do mês'],
  },
  {
    id: 'volto-depois',
    steps: ANYWHERE,
    wordings: [
      'vou ver com meu marido primeiro',
      'deixa eu falar com a patroa',
      'já volto',
      'um minutinho',
      'vou olhar no documento e já volto',
      'deixa eu pensar',
      'amanhã te dou a resposta',
      'posso continuar mais tarde?',
      'depois eu vejo',
      'depois te falo',
      'te confirmo amanhã',
      'deixa pra depois',
      'só um minuto',
    ],
  },
  {
    id: 'desistir',
    steps: ANYWHERE,
    wordings: [
      'desisti',
      'não quero mais',
      'só tava vendo o preço',
      'cancela tudo',
      'desisto, obrigado',
      'desisti, pode cancelar',
      'não quero mais, pode cancelar',
    ],
  },
  {
    id: 'dado-de-antes',
    steps: ['cep', 'telefone', 'email', 'cpf'],
    wordings: [
      'o mesmo que eu tô falando',
      'é o mesmo de antes',
      'usa o do meu cadastro antigo',
      'o que eu já passei',
    ],
  },
  {
    id: 'escolha-sua',
    steps: ['data-de-vencimento'],
    wordings: ['tanto faz', 'vc que sabe', 'qualquer um', 'escolhe você'],
  },
  {
    id: 'sem-email',
    steps: ['email'],
    wordings: ['não tenho isso não', 'não uso isso', 'não tenho email', 'pode mandar pelo zap'],
  },
  {
    id: 'por-que-mae',
    steps: ['nome-mae'],
    wordings: ['não tem mãe no registro', 'no rg tá em branco', 'não conheci minha mãe', 'tenho dois pais'],
  },
]
