/** Words that name a kind of value. Without them, a value that replaces an answer must be confirmed. */
export const NAMES_OF: Readonly<Record<string, RegExp | undefined>> = {
  house: /\bnumero d[ao] (?:minha |meu )?(?:casa|predio|imovel|residencia)\b/,
  cep: /\bcep\b|\bendereco\b/,
  email: /\be-?mail|\bcorreio|\bimeio/,
  phone: /\btel|\bcel|\bzap|\bwhats|\bnumero|\bfone|\bphone/,
  document: /\bcpf\b|\bcnpj\b|\bdocumento/,
  birth: /\bnasc|\baniver|\bborn\b/,
  debit: /\bdebito\b|\bboleto|\bpix\b|\bfatura\b/,
  plan: /\bgigas?\b|\bmegas?\b|\bplano\b|\boferta\b|\bo de \d/,
  due: /\bvenc|\b(?:dia|data) d[aeo] (?:pag|fatura)|\bpagamento(?: (?:e|eh|fica|no|pro|todo))* dia\b/,
  visit: /\binstal|\bvisita\b|\btecnico\b/,
  name: /\bnome\b|\bchamo\b|\bname\b/,
  mother: /\bmae\b|\bmother\b|\bmadre\b/,
  account: /\bconta\b|\bbanco\b|\bag/,
}
