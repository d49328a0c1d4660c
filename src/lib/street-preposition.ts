import { normaliseText } from './normalise-text.ts'

const NA =
  /^(?:avenida|av|rua|r|travessa|tv|praca|pca|alameda|al|estrada|rodovia|rod|ladeira|vila|viela|quadra)$/
const NO = /^(?:largo|lgo|beco|parque|pq|jardim|jd|viaduto|conjunto|condominio|loteamento|setor|sitio)$/

/** Returns a street with its Portuguese preposition: 'na Avenida Paulista', 'no Largo do Arouche'. */
export function withStreetPreposition(street: string): string {
  const [kind = ''] = normaliseText(street).split(/[ .]/)
  return `${NA.test(kind) ? 'na' : NO.test(kind) ? 'no' : 'em'} ${street}`
}
