/** Extracts the visitor's consent to the order from a chat message. */
import type { Extraction } from '../extraction.ts'
import { bareWords, yesNo } from '../words/yes-no.ts'

const CONSENT =
  /^(?:(?:sim|si|s|ok|okay|claro|isso|mesmo|yes|exato|certo|perfeito|certinho|otimo|beleza|blz|tudo|ta|esta|certo|bem|ok|ja|eu|li|e|aceito|concordo|com|os|as|o|a|meu|minha|termos|condicoes|contrato|pode|podem|quero|bora|vamos|confirm|confirmar|confirma|confirmo|confirmado|confirmada|confirme|fechar|fecha|fechado|fechou|finalizar|finaliza|finalizado|finalize|concluir|conclui|enviar|manda|mandar|seguir|prosseguir|fazer|pedido|compra|order|renovacao|renovar|renova|migrar|migracao|contratar|trocar|pra|para|fibra|ai|la|ver|revisado|aqui|por|show|massa|top|legal|maravilha|otima|joia|conferido|conferi|revisei|certinho|correto|correta|corretos|dados|de|acordo|por|favor|obrigad[oa]|obg|brigad[oa]|obrigadao|valeu|vlw|agradeco|agradecid[oa]|grat[oa]|muito|mt|mto|muitissimo|viu|ne|hein|entao|moc[ao]|amig[oa]|querid[oa]|please|now|agora|logo|positivo|afirmativo|gracias|thanks|combinado|uhum|aham|simm+|que|deus|abencoe|te|lhe|filh[oa]|certeza|mandar|bala|olha|li|conferi|dentro|topo|sem|problemas?|lindo|ver|obvio|prazer|nessa|partiu|to|patrao|patroa|amem|ss+|vamo|q|nos|conformes|tri|encaminhar|encaminha|tocar|barco|arretado|mim|selado|carimbado|registrado|tranquilo|tudinho|sir|pelo|amor|operante|cambio|bueno|dale|tamo|junto)(?: |$))+$/
const AGREES =
  /\b(?:sim+|si|s|yes|isso|exato|aceito|concordo|confirm\w*|fech\w+|finaliz\w*|conclu\w+|pode|ok|okay|perfeito|certo|certinho|positivo|afirmativo|combinado|claro|renova\w*|migra\w*|uhum|aham|correto|conferid[oa]|bora|ss+|vamo|conformes|dale|selado|de acordo|topo|dentro|manda (?:ver|bala)|obvio|nessa|partiu|prazer)\b/

/** Words of courtesy that neither agree nor refuse. */
const OPENERS = new Set(
  'oi ola opa eita bah oxe uai ah hmm ue bom boa dia tarde noite moco kkk rs so gente'.split(' '),
)

/** Extracts the visitor's consent to the final order: a yes without any condition, question or correction. */
export function extractConsent(extraction: Extraction): void {
  const { text } = extraction
  if (!extraction.isOpen('consent') || text.clauses.some(({ isQuestion }) => isQuestion)) return
  if (/[<>¤]/.test(text.rest)) return
  const words = bareWords(text.said)
  const said = words.filter((word) => !OPENERS.has(word)).join(' ')
  const isThumb = words.length === 0 && yesNo('', text.raw) === true
  if (isThumb || (CONSENT.test(said) && AGREES.test(said)))
    extraction.add('consent', { accept_information: 'true' }, 0)
}
