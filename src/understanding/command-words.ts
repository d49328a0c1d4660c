/** Phrases that are commands when they make up the whole message, in the normalised form of `spoken`. */
export const BACK = new Set([
  'voltar',
  'volta',
  'volte',
  'quero voltar',
  'voltar uma pergunta',
  'volta uma pergunta',
  'pergunta anterior',
  'voltar para a anterior',
  'voltar pra anterior',
  'anterior',
  'desfazer',
])

export const RESTART = new Set([
  'recomecar',
  'recomeca',
  'recomece',
  'quero recomecar',
  'reiniciar',
  'comecar de novo',
  'quero comecar de novo',
  'comecar do zero',
  'comecar outra vez',
  'voltar ao inicio',
  'voltar para o inicio',
  'voltar pro inicio',
  'voltar ao comeco',
  'voltar do comeco',
])

export const HELP = new Set([
  'ajuda',
  'me ajuda',
  'me ajude',
  'preciso de ajuda',
  'quero ajuda',
  'socorro',
  'help',
  'menu',
  'comandos',
  'opcoes',
  'nao sei',
  'nao entendi',
  'como assim',
])

export const HUMAN = new Set([
  'atendente',
  'um atendente',
  'humano',
  'um humano',
  'pessoa',
  'uma pessoa',
  'alguem',
  'atendimento',
  'atendimento humano',
  'gente de verdade',
  'uma pessoa de verdade',
  'um atendente humano',
  'atendente humano',
  'vendedor',
  'um vendedor',
  'consultor',
  'um consultor',
])

export const ELSEWHERE = new Set([
  'continuar em outro aparelho',
  'continuar no outro aparelho',
  'continuar no celular',
  'continuar pelo celular',
  'continuar no computador',
  'continuar em outro celular',
  'continuar em outro computador',
  'continuar em outro lugar',
  'outro aparelho',
])

/** Words allowed before one of HUMAN. */
export const TALK =
  /^(?:(?:eu )?(?:quero|queria|preciso|posso|gostaria de|prefiro) )?(?:falar|conversar) com (?:o |a )?/
