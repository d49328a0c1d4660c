import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
// src/campaigns/fallback-campaign.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// src/ui/useCampaign.ts
/** React context with the rules of the page's campaign; by default, those of the fallback campaign. */
var CampaignContext = (0, import_react.createContext)({
	prefix: "",
	wire: "",
	lpOrigin: "LP Padrão",
	title: "Internet fibra para a sua casa",
	journey: "standard",
	flags: {},
	state: null,
	footer: {
		sales: true,
		support: true
	},
	theme: null
});
/** Returns the rules of the page's campaign, such as title, theme and footer. */
var useCampaign = () => (0, import_react.use)(CampaignContext);
export { useCampaign as n, CampaignContext as t };
