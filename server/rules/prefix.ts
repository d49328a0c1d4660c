import { campaigns } from '../../src/campaigns/index.ts'

/**
 * The whole campaign prefix of what a browser sent as its addon: `globoplay/timpre` stays, the alias `black`
 * becomes `timblack`, and what is on no list becomes ''. What is stored stays as it was sent; whatever is shown,
 * linked to or mailed goes through here (S15).
 */
export const prefixOf = (addon: string | undefined): string => campaigns.prefixOf(addon ?? '')
