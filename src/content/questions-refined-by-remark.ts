/**
 * Ids of the remarks that visitors make while they order, such as 'too expensive' or a rival's price. A remark may also
 * match the patterns of visitor questions; each entry lists those, and only the remark is then answered
 * (docs/decisions/0060).
 */
import type { FactId } from './visitor-question-wordings.ts'

/**
 * The ids of visitor questions that each remark refines: a message that contains the remark may match them too, but only
 * the remark is answered.
 */
export const questionsRefinedByRemark = {
  caro: ['preco'],
  'preco-concorrente': ['preco', 'debito-desconto', 'cobertura'],
  pechincha: ['preco', 'debito-desconto'],
  comparar: ['jogos', 'preco', 'velocidade-upload', 'streaming-inclusos', 'debito-desconto', 'trocar-plano'],
  serve: ['jogos', 'quantos-aparelhos', 'streaming-inclusos', 'velocidade-upload', 'wifi-modem'],
  'mais-barato': ['preco', 'debito-desconto'],
  'para-empresa': ['empresa'],
  mudanca: ['mudar-endereco'],
  'sem-debito': ['debito-desconto', 'preco'],
  'cancelar-debito': ['cancelar', 'multa', 'debito-desconto'],
  'sem-cpf': ['debito-desconto', 'por-que-cpf', 'documentos'],
  robo: ['contato', 'horario-atendimento'],
  golpe: ['seguranca-dados'],
  'sem-email': ['contato'],
  'o-que-e-cep': [],
  'medo-conta': ['seguranca-dados', 'documentos'],
  'por-que-cep': ['cobertura', 'documentos'],
  'por-que-numero': ['cobertura', 'documentos'],
  'por-que-nome': ['documentos', 'seguranca-dados'],
  'por-que-telefone': ['contato', 'documentos', 'seguranca-dados', 'telefone-fixo'],
  'por-que-email': ['contato', 'documentos', 'seguranca-dados'],
  'por-que-nascimento': ['documentos', 'seguranca-dados'],
  'por-que-conta': ['seguranca-dados', 'documentos', 'pagamento-formas'],
  'por-que-esta': ['documentos', 'seguranca-dados'],
  'conta-de-quem': ['pagamento-formas', 'debito-desconto', 'empresa'],
  'banco-aceito': ['pagamento-formas', 'debito-desconto'],
  'primeira-fatura': ['taxa-adesao', 'instalacao-custo', 'preco', 'vencimento-mudar', 'pagamento-formas'],
  'dia-nao-muda-preco': ['preco', 'debito-desconto'],
  'hora-da-visita': ['instalacao-prazo', 'horario-atendimento', 'instalacao-quem'],
  'dias-da-visita': ['instalacao-prazo', 'horario-atendimento', 'instalacao-quem'],
  'telefone-serve': ['telefone-fixo', 'contato', 'ja-sou-cliente'],
  'em-nome-de-quem': ['por-que-cpf', 'por-que-mae', 'empresa', 'instalacao-quem', 'documentos'],
  'para-outra-casa': ['mudar-endereco', 'instalacao-quem'],
  'nome-negativado': ['por-que-cpf'],
  'alcance-wifi': ['wifi-modem', 'cobertura'],
  'o-que-e-mega': ['quantos-aparelhos'],
  'confirmacao-por-email': ['contato', 'documentos', 'horario-atendimento'],
  resumo: ['instalacao-quem', 'instalacao-prazo', 'preco'],
  pular: [],
  'quanto-falta': ['preco'],
  'escolha-sua': [],
  'dado-de-antes': ['ja-sou-cliente'],
  desistir: ['cancelar'],
  'volto-depois': [],
  'um-vencimento-so': [],
  'qual-endereco': ['mudar-endereco', 'cobertura'],
  'chave-pix': ['pagamento-formas'],
  'como-chega-fatura': ['pagamento-formas', 'contato'],
  atraso: ['pagamento-formas', 'cancelar', 'multa', 'preco'],
  'passagem-do-cabo': [
    'instalacao-custo',
    'instalacao-quem',
    'instalacao-prazo',
    'cobertura',
    'mudar-endereco',
  ],
  estabilidade: ['cobertura', 'jogos', 'velocidade-upload', 'preco', 'wifi-modem'],
  'limite-de-dados': ['preco', 'promocao-12-meses'],
  idade: ['documentos', 'instalacao-quem', 'por-que-cpf'],
  contrato: ['documentos', 'cancelar', 'fidelidade', 'contato'],
  'email-serve': ['contato'],
  tecnico: ['instalacao-quem', 'instalacao-prazo', 'seguranca-dados', 'documentos'],
  'visita-incerta': ['instalacao-prazo', 'instalacao-quem'],
  'mudar-titular': ['trocar-plano', 'mudar-endereco'],
  pausar: ['cancelar'],
  'sem-mae': ['por-que-mae'],
  'nome-da-mae': ['por-que-mae', 'documentos'],
  'o-que-e-vencimento': ['vencimento-mudar'],
  'o-que-e-debito': ['debito-desconto', 'pagamento-formas', 'instalacao-quem'],
  'ver-planos': ['preco', 'cobertura', 'trocar-plano', 'streaming-inclusos'],
  'quer-contratar': ['cobertura', 'wifi-modem', 'instalacao-prazo', 'ja-sou-cliente', 'telefone-fixo'],
  'dias-de-vencimento': ['vencimento-mudar'],
  'conta-nao-cartao': ['pagamento-formas', 'documentos'],
  'recusa-ofertas': [],
  'outro-documento': [],
  'cpf-do-titular': ['por-que-cpf', 'empresa', 'documentos'],
} as const satisfies Record<string, readonly FactId[]>

/** Id of a remark: something that visitors say while they decide. */
export type RemarkId = keyof typeof questionsRefinedByRemark

/** Whether an id of a visitor's question is that of a remark. */
export const isRemark = (id: string): id is RemarkId => Object.hasOwn(questionsRefinedByRemark, id)
