/** Recognises that the visitor asks which plan to choose, as in 'qual é o melhor?'. */

const ADVICE = [
  /\b(?:qual|quais)\b[^¤]{0,24}\b(?:melhor|compensa|indica\w*|recomenda\w*|sugere|vale mais|serve|ideal|bom|boa)\b/,
  /(?<!\bquem )\b(?:indica|recomenda|sugere|aconselha)(?:m|r|ria|riam|va)?\b/,
  /\b(?:nao sei|em duvida|duvida)\b[^¤]{0,24}\b(?:qual|plano|escolher|pegar|entre)\b/,
  /\b(?:n?a|em) duvida\b[^.;!?]{0,24}(?<!\d)(?:[3-8]00|gigas?)\b|\bnao sei se (?:fico|pego|vou|quero|levo)\b[^.;!?]{0,12}\b(?:[3-8]00|gigas?)\b/,
  /\bqual (?:plano )?(?:eu )?(?:pego|escolho|contrato|vc acha|voce acha|devo)\b|\bqual (?:(?:vc|voce)s? )?(?:pegava|pegaria|escolhi?a|escolheria)\b|\bmais (?:pega|vende|sai|procura|vendid|procurad|popular|escolhid|contratad)\w*\b/,
  /\b(?:me )?ajud\w+ a escolher\b|\bescolh[ae] (?:tu|vc|voce|ai|por mim|pra mim)\b/,
  /\bnao (?:entendo|entendi|sei|manjo)(?: nada)?(?: d[eo]| dess[ea]s?| disso)+ ?(?:megas?|gigas?|planos?|velocidade|internet)?\b(?=.*\b(?:ver|usar|falar|assistir|trabalhar|estudar|aconselh\w+)\b)/,
  /\bquant[oa]s? (?:(?:megas?|gigas?|eu|a gente) )*(?:preciso|precisa|precisamos|precisaria)\b/,
  /(?<=.{12})[,.;] *(?:e |ai )?qual(?: (?:seria|e|deles|plano))?\W*$/,
  /\bwhich (?:one|plan)\b|\bcual (?:es el mejor|me recomienda)/,
] as const

/** @param said lower-case text without accents */
export const asksForAdvice = (said: string): boolean => ADVICE.some((pattern) => pattern.test(said))
