/**
 * Regular expressions for words that occur in several kinds of visitors' questions: about prices, reasons and streaming
 * services. They match lower-case text without accents.
 */

/** Words for the price. They count only if no cue matches. */
export const PRICE_QUESTION =
  /\b(?:quanto|qto|qnto|qnt|preco|precos|valor|valores|custa|custam|mensalidade|how much|price|cuanto|cuesta|precio)\b|\b(?:[oa]|um|uma|planos?|oferta|promocao) (?:(?:de|por|d[ao]) )?(?:r\$ ?)?\d{2,3},\d{2}\b/
/** 'quanto' (how much, how many) in a question about a time or a number rather than the price. */
export const QUANTO_NOT_PRICE =
  /\bquanto (?:eu )?precis\w+|\bdemor\w+|\bquant[oa]s? (?:de |e o )?(?:tempo|dias?|horas?|meses|megas?|anos|upload)\b|\btempo\b/
/** The price as a topic, in a clause that is not a question. */
export const PRICE_TOPIC =
  /\b(?:(?:preco|precos|valor|valores|mensalidade)(?! (?:que|q|(?:ta|esta|e) (?:certo|ok|bo[am]|esse))\b)|quanto (?:custa|fica|e|ta|sai|vou pagar)|qto (?:ta|custa|fica|e|sai))\b|\b(?:[oa]|um|uma|planos?|oferta|promocao) (?:(?:de|por) )?(?:r\$ ?)?\d{2,3},\d{2}\b/

/** A question about the reason that does not say what it asks about: 'pra que isso?' (what is that for?). */
export const BARE_WHY =
  /^\W*(?:(?:e|eh|mas|isso|por que|pq|mesmo) )*(?:necessari[oa]|obrigatori[oa]|(?<=\b(?:e|eh|sou) )obrigad[oa]|precisa(?: mesmo)?|preciso(?: mesmo)? (?:dizer|falar|dar|informar|passar))(?: (?:isso|disso|mesmo|de|dar|informar|falar|passar|dizer|esse|dado|pra que))*\W*$|^\W*(?:(?:mas|e|ue|oxe|ah|gente|pera|vixe) )*(?:pra que|pra q|para que|por que|porque|pq|por ?q)\b(?: (?:isso|disso|serve|precisa|precisam|precisa de|vcs|voces|vc|voce|querem|quer|pedem|pede|quer saber|saber|e|necessario|tanto|mesmo|o|dela|dele|nome|numero|esse|essa|dado|pergunt\w+|me|que|disto|tud[oa]|minha gente|gente|moc[ao]|hein|meu deus))*\W*$/

/** Words that ask for a reason or a purpose. */
export const ASKS_REASON =
  /\b(?:por ?que|porque|pq|pra que?|pra q|para que?|o que|oque|oq|o q|motivo|serve|precisa\w*|ped(?:ir|em|e)|necessario|obrigatorio|consult\w+|fundamento|razao|finalidade|why|por que)\b/
/** Words for a time after the order. */
export const AFTER_THE_ORDER =
  /\b(?:depois|futur\w*|no futuro|mais (?:pra|para) frente|mais tarde|um dia|contratad[oa]|contratar)\b/
/** Streaming services and apps. */
export const STREAMING_SERVICE =
  /\b(?:streamings?|netflix|hbo|max|paramount|globo ?play|disney|prime video|amazon|deezer|looke|babbel|spotify|telecine|premiere|canais|(?<!\b(?:no|do|pelo|odeio) )apps?(?! d[oae] (?:meu |minha )?(?:banco|conta|santander|bb|sicredi|sicoob|c6|next|picpay|brb|banrisul|original|safra|nubank|inter|caixa|itau|bradesco)))\b/
