/** Recognises, even with typos, when a visitor does not know the CEP: 'nao sei o sep', 'esqueci meu cep'. */

/** The CEP, also typed badly or in another language. */
export const CEP = '(?:c[ei]p(?:e|p)?|sep|zep|cpe|codigo postal|zip(?: code)?|postal code|postcode)'
/** What is said of something that one does not know. */
export const NOT_KNOWN =
  "(?:(?:nao|naum|n|num|nem) (?:me )?(?:sei|lembro|lembrei|recordo|conheco|decorei|guardei|tenho|sabia|to lembrad[oa]|(?:to|estou|tou) lembrando|(?:consigo|to conseguindo) lembrar|faco (?:a menor )?ideia|tenho (?:a menor )?ideia)|esqueci|desconheco|sei la|don'?t (?:know|remember|have)|no (?:se|recuerdo|tengo))"
const SEARCH =
  '(?:desc[ou]b\\w*|saber\\b|ach(?:o|ar|a)\\b|consult\\w+|encontr\\w+|procur\\w+|pesquis\\w+|busc\\w+|ve(?:r|jo)\\b)'

/** The CEP is named. */
export const CEP_UNKNOWN = new RegExp(
  [
    `\\b${NOT_KNOWN}\\b[^.;!?\\n]{0,24}\\b${CEP}\\b`,
    `\\b${CEP}\\b[^.;!?\\n\\d]{0,14}\\b(?:${NOT_KNOWN}|sei nao|de cabeca|nao sei)\\b`,
    `\\b(?:como|onde|aonde|voce|vc|vcs|da pra|pode|consegue|quero|preciso|tem como)\\b[^.;!?\\n]{0,16}\\b${SEARCH}[^.;!?\\n]{0,16}\\b${CEP}\\b(?! ?\\d)`,
    `\\bqual (?:e |eh |seria )?(?:o )?meu ${CEP}\\b`,
    `^\\W*(?:sem|nao tem) ${CEP}\\W*$`,
    `\\b(?:nao|n) tem ${CEP}(?: (?:ainda|la|aqui))*\\W*$`,
    `\\b(?:la|aqui|ai|onde (?:eu )?moro|rua|roca|sitio) (?:nao|n) (?:tem|existe) ${CEP}\\b(?! d[aeo]|.*\\d{5})`,
  ].join('|'),
)

/** The whole message, where the question is for the CEP: 'ih, não lembro de cabeça'. */
export const UNKNOWN_ALONE =
  /^\W*(?:(?:eu|ih|ixi|ixe|poxa|vish|agora|ah|hum|olha|ai|puts|sinceramente|entao|bom|oi|de cabeca) ?,? ?)*(?:(?:nao|naum|n) (?:me )?(?:sei|lembro|faco ideia|tenho ideia)|sei nao|sei la|esqueci|i don'?t know|no (?:lo )?se)(?: (?:nao|agora|de cabeca|ele|isso|esse|esse numero|o numero|qual|qual e|direito|dizer|te dizer|te falar|moc[oa]|viu|sorry))*\W*$/

/**
 * Whether a message at the question for the CEP says that the visitor does not know it, or asks where to find it.
 * @param said lower-case text without accents
 */
export const lacksCep = (said: string): boolean => CEP_UNKNOWN.test(said) || UNKNOWN_ALONE.test(said)
