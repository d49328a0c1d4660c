/** Finds what a message says a value of another question is not: 'o bloco é B, não A', 'meu nome é Ana, não Ane'. */

/** What has a value that no yes or no answers. */
const THING =
  '(?:bloco|bl|torre|apto?|ap|ape|apartamento|casa|andar|sala|loja|quadra|lote|rua|avenida|bairro|numero|cep|complemento|nome|sobrenome|mae|e-?mail|telefone|celular|zap|whats\\w*|cpf|nasci\\w*|vencimento|visita)'
const CONTRAST = new RegExp(
  `\\b${THING}\\b[^.;!?]{0,48}?[ ,]+((?:e )?(?:nao|n) (?:(?:e|eh|era|mais) )?(?:(?:[oa]|n[oa]|d[oa]|em|dia) )*(?!quero|precis|obrigad|sei|gost|tenho|vou|pode|posso|aceito|faz|tem|da\\b|por|agora)[a-z\\d.@][\\w'.-]*)`,
  'g',
)

/** A part of the address within the building, with what it is and what it is not. */
export const PART_OF_HOUSE_CONTRASTED =
  /\b(?:bloco|bl|torre|apto?|ap|ape|apartamento|andar|sala|loja|complemento) (?:(?:certo|correto) )?(?:e|eh) (?:[oa] )?[a-z\d]{1,5},? (?:e )?nao (?:(?:e|eh|[oa]) )*[a-z\d]{1,5}\b/

/** Returns where a value with its contrast begins, and where the contrast begins. */
export const contrastsIn = (said: string): { readonly index: number; readonly from: number }[] =>
  [...said.matchAll(CONTRAST)].map(({ 0: all, 1: denied = '', index }) => ({
    index,
    from: index + all.length - denied.length,
  }))
