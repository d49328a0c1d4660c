import { campaigns } from '../../src/campaigns/index.ts'

/**
 * Resolves the addon a browser sent to a full campaign prefix: `globoplay/timpre` stays, the alias `black` becomes
 * `timblack`, and unknown values become ''. The database keeps the value as sent; anything displayed, linked or
 * mailed goes through here (S15).
 */
export const prefixOf = (addon: string | undefined): string => campaigns.prefixOf(addon ?? '')
