import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { t as brand } from "./brand-DP_C9OsE.js";
// src/ui/useWhatsappHref.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** What the visitor may need help with. */
var HelpWantedContext = (0, import_react.createContext)({});
/**
* Returns the WhatsApp link. Its message contains the order's number (D100) or, while the order is open, its reference,
* the plan, the question, and the link back to it (D97).
*/
var useWhatsappHref = () => brand.whatsapp.about((0, import_react.useContext)(HelpWantedContext));
// src/ui/useTextByStorage.ts
/**
* React context that says whether the browser can store data for this site. If it cannot, an order is lost
* when its page is closed (X19).
*/
var StoragePersistsContext = (0, import_react.createContext)(true);
/** Returns the first text if this browser can store data, otherwise the second. */
function useTextByStorage(kept, open) {
	return (0, import_react.use)(StoragePersistsContext) ? kept : open;
}
// src/content/page-frame.ts
/** Texts of the page around the order's questions: header, progress, help, order summary. */
var frame = {
	/** Promises to the visitor, shown beside the first question. */
	promises: ["Uma pergunta de cada vez.", "Nada é contratado antes de você confirmar."],
	/** The last promise: `promiseKept` if the browser allows storage, otherwise `promiseOpen` (X19). */
	promiseKept: "Pare quando quiser: suas respostas ficam guardadas.",
	promiseOpen: "Suas respostas ficam só nesta página: deixe-a aberta até o fim.",
	skipToQuestion: "Ir para a pergunta",
	home: "TIM Ultrafibra, página inicial",
	back: "Voltar",
	switchToChat: "Prefiro o chat",
	switchToPages: "Prefiro o formulário",
	progress: {
		label: "Progresso do pedido",
		text: (percent, stage) => `${percent}%, etapa ${stage}`
	},
	/** Labels of the progress stages, by id (F§2). */
	stages: {
		disponibilidade: "Disponibilidade",
		"dados-pessoais": "Dados pessoais",
		instalação: "Instalação",
		pagamento: "Pagamento",
		"pedido-realizado": "Pedido realizado",
		identificação: "Identificação",
		oferta: "Oferta",
		confirmação: "Confirmação"
	},
	help: {
		button: "Ajuda",
		title: "Fale com a gente",
		text: "Quem atende é gente de verdade. Suas respostas ficam guardadas.",
		textOpen: "Quem atende é gente de verdade. Deixe esta página aberta: suas respostas ficam só nela.",
		whatsapp: "Conversar no WhatsApp",
		phone: `Ligar para ${brand.sales.phone}`,
		call: "Receber uma ligação"
	}
};
export { useWhatsappHref as a, HelpWantedContext as i, StoragePersistsContext as n, useTextByStorage as r, frame as t };
