/** How messages name the number of a house that is asked or corrected. */
import { FLOOR, NUMBER } from './lone-numbers.ts'

/** A number that belongs to the home: 'moro no 77'. */
export const HOME = new RegExp(
  `\\b(?:casa|predio|moro|resido|fica|imovel|residencia|endereco)(?: (?:e|eh|fica|no|na|o|a|numero|n|pra|para|pro))+ (${NUMBER})${FLOOR}(?![\\d/a-z]|[.,-]\\d)`,
)
/** The number that holds now: 'era 77, agora é 1093'. */
export const NOW = new RegExp(
  `\\b(?:agora|hoje|atual|nov[oa]|cert[oa])(?: n[oa] [a-z]+)? (?:e|eh)(?: o)? (${NUMBER})${FLOOR}(?![\\d/a-z]|[.,-]\\d)`,
)
/** What is said to be right at the end: '120... 28. 128 isso'. */
export const AGAIN = new RegExp(`(?:^|[^a-z0-9¤.,/#$-])(${NUMBER})(?=,? (?:e )?isso(?: (?:mesmo|ai))?\\W*$)`)
/** What was said, beside what is shown: 'eu disse 88 e ali tá 80'. */
export const SAID = new RegExp(
  `\\b(?:disse|falei|pedi|informei|digitei|coloquei|botei|passei|mandei) (?:(?:que|q|e|eh|era|o|a|numero|n) )*(${NUMBER})${FLOOR}(?![\\d/a-z]|[.,-]\\d)`,
)
export const LABELLED = new RegExp(
  `(?:^|[^a-z0-9¤.,/#$-])(${NUMBER}) (?:e )?(?:o |a )?(?:meu )?(?:numero|n) (?:da casa|do predio|cert[oa]|corret[oa])`,
)
/** Where the internet goes, after another house: 'moro no 65 mas a internet é pra minha mãe, no 67'. */
export const ORDERED_FOR = new RegExp(
  `\\b(?:internet|net|fibra|instalac\\w+) (?:e|eh|vai ser|fica|vai ficar|sera) [^\\d.;!?]{0,60}\\bn[oa] (${NUMBER})${FLOOR}(?![\\d/a-z]|[.,-]\\d)`,
)
export const SIGN = new RegExp(
  `\\b(?:placa|fachada|portao|porta|muro) (?:ta|esta|tem|diz|e|eh)(?: o| escrito)? (${NUMBER})(?![\\d/a-z]|[.,-]\\d)|(?:^|[^a-z0-9¤.,/#$-])(${NUMBER}) n[oa] (?:placa|fachada|portao|porta|muro)`,
)
