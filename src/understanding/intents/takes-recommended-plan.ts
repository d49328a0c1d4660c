/** Recognises that the visitor takes the plan that the chat has recommended: 'quero essa que você indicou'. */

const ADVISED =
  /\b(?:quero|queria|pode ser|fico com|vou (?:de|querer|com|ficar com)|prefiro|escolho|manda|aceito|pego|levo)(?: (?:com|na|no|de|ess[ae]|est[ae]|aquel[ae]|a|o|plano))* (?:(?:que|q) )?(?:(?:sua |seu )?(?:indic\w+|suge\w+|recomend\w+)|(?:voce|vc|vcs|voces) (?:me )?(?:indic\w+|suger\w+|recomend\w+|falou|disse))\b|^\W*(?:o|a|esse|essa) (?:que|q) (?:voce|vc) (?:me )?(?:indic\w+|suger\w+|recomend\w+)\b/

const THIS_ONE =
  /^\W*(?:quero|pode ser|fico com|vou (?:de|com|querer)|aceito|prefiro)(?: com)? (?:ess[ae]|est[ae]|el[ae])(?: (?:mesm[oa]|plano|ai))*\W*$/

/**
 * Finds the words that choose the recommended plan, as in 'quero essa que você indicou'; null if there are none.
 * @param isOpen whether the plan is being asked for: then 'pode ser essa' is enough
 */
export function takesRecommendedPlan(
  said: string,
  isOpen: boolean,
): { readonly from: number; readonly to: number } | null {
  const match = ADVISED.exec(said) ?? (isOpen ? THIS_ONE.exec(said) : null)
  return match && { from: match.index, to: match.index + match[0].length }
}
