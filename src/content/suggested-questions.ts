/**
 * What the chat offers as buttons when it has not understood a message: questions and wishes that the message may have
 * meant. The questions of the FAQ have their titles (visitor-questions.ts).
 */
import type { RemarkId } from './questions-refined-by-remark.ts'

export const suggestions = {
  /** Behind what says that the chat has not understood. The buttons are below, behind the open question if it is repeated. */
  orThese: 'Se for uma destas abaixo, é só tocar.',
  /** The same the second time in a row, where the first button leads to a person. */
  personOrThese: 'Uma pessoa responde, ou toque no que você quis dizer.',
  /** Instead of the channels of the team, what it says of a question that it cannot answer. Used in turn. */
  unanswerable: [
    'Essa pergunta eu não sei responder, e prefiro não inventar.',
    'Também não tenho essa resposta.',
    'Isso está fora do que eu sei.',
  ],
} as const

/** Labels of the commands that may have been meant. Pressing one does what its words do as a message. */
export const suggestedCommands: Readonly<Record<string, string>> = {
  back: 'Voltar',
  help: 'Ajuda',
  restart: 'Recomeçar',
}

/** Labels of the remarks that may have been meant, as questions or wishes of the visitor. Others are not offered. */
export const suggestedRemarks: Readonly<Partial<Record<RemarkId, string>>> = {
  'aviso-da-visita': 'Alguém avisa antes da visita?',
  'alcance-wifi': 'O Wi-Fi pega na casa toda?',
  'banco-aceito': 'Quais bancos valem?',
  'cancelar-debito': 'Posso sair do débito depois?',
  'como-chega-fatura': 'Como chega a fatura?',
  'confirmacao-por-email': 'Vou receber uma confirmação?',
  'conta-de-quem': 'De quem pode ser a conta?',
  'cpf-do-titular': 'De quem é o CPF?',
  'dado-de-antes': 'Já passei esse dado',
  'dia-nao-muda-preco': 'O dia muda o preço?',
  'dias-da-visita': 'Que dias o técnico vem?',
  'dias-de-vencimento': 'Quais são os dias de vencimento?',
  'em-nome-de-quem': 'Em nome de quem sai o contrato?',
  'email-serve': 'Qual e-mail serve?',
  'hora-da-visita': 'A que horas o técnico chega?',
  'limite-de-dados': 'Tem limite de uso?',
  'mais-barato': 'Qual é o mais barato?',
  'medo-conta': 'É seguro passar a conta?',
  'meses-gratis': 'Tem mês de graça?',
  'mudar-titular': 'Posso mudar o titular?',
  'nome-da-mae': 'Qual nome da mãe vale?',
  'nome-negativado': 'E se meu nome está negativado?',
  'o-que-e-cep': 'O que é CEP?',
  'o-que-e-ddd': 'O que é DDD?',
  'o-que-e-debito': 'Como funciona o débito automático?',
  'o-que-e-mega': 'O que são mega e giga?',
  'o-que-e-vencimento': 'O que é vencimento?',
  'outro-documento': 'Serve outro documento?',
  'para-empresa': 'É para uma empresa',
  'para-outra-casa': 'Posso pedir para outra casa?',
  'passagem-do-cabo': 'Por onde passa o cabo?',
  'por-que-cep': 'Por que pedem o CEP?',
  'por-que-conta': 'Por que pedem a conta?',
  'por-que-email': 'Por que pedem o e-mail?',
  'por-que-nascimento': 'Por que pedem o nascimento?',
  'por-que-nome': 'Por que pedem o nome?',
  'por-que-numero': 'Por que pedem o número da casa?',
  'por-que-telefone': 'Por que pedem o telefone?',
  'preco-concorrente': 'Outra empresa cobra menos',
  'primeira-fatura': 'Quando vem a primeira fatura?',
  'qual-endereco': 'Qual endereço eu digo?',
  'quanto-falta': 'Quanto falta?',
  'radio-fibra': 'É fibra ou rádio?',
  'sem-cpf': 'E se eu não tenho CPF?',
  'sem-debito': 'Quanto fica sem débito?',
  'sem-email': 'Não tenho e-mail',
  'sem-mae': 'E se não há nome da mãe?',
  'telefone-serve': 'Qual telefone serve?',
  'um-vencimento-so': 'Posso pagar em duas vezes?',
  'ver-planos': 'Ver os planos',
  'visita-incerta': 'E se o técnico não vier?',
  'volto-depois': 'Respondo depois',
  atraso: 'E se eu atrasar a fatura?',
  autorizacao: 'O prédio precisa autorizar?',
  caro: 'Achei caro',
  comparar: 'Comparar os planos',
  compensa: 'Vale a pena?',
  contrato: 'Onde leio o contrato?',
  desistir: 'Quero desistir',
  estabilidade: 'A internet cai com chuva?',
  golpe: 'Isto é confiável?',
  idade: 'Que idade é preciso ter?',
  mudanca: 'Vou me mudar em breve',
  pausar: 'Posso pausar a internet?',
  pechincha: 'Tem desconto?',
  pular: 'Posso pular esta?',
  resumo: 'Ver o resumo do pedido',
  robo: 'Estou falando com um robô?',
  serve: 'Qual plano serve para nós?',
  tecnico: 'Quem é o técnico?',
}
