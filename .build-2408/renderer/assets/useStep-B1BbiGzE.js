import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-BHbHrMlk.js";
import { A as useDispatch, L as textOf, j as useSelector } from "../prerender.js";
import { m as stepOf } from "./journeys-CWpcRNhs.js";
import { T as drafted, i as answered } from "./events-C3g4CRov.js";
import { _ as selectProblems, a as selectDraft, b as selectRefusals, p as selectOrder, s as selectIsBusy } from "./selectors-BG3aGS4u.js";
import { n as problemTexts } from "./problem-texts-DOHDP5NT.js";
// src/questions/useStep.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Returns what the form of a step needs: the step, its texts, the order, the typed values, the error texts
* and the event handlers.
*/
function useStep(id) {
	const dispatch = useDispatch();
	const order = useSelector(selectOrder);
	const draft = useSelector((state) => selectDraft(state, id));
	const found = useSelector((state) => selectProblems(state, id));
	const problems = (0, import_react.useMemo)(() => problemTexts(found), [found]);
	const refusals = useSelector(selectRefusals);
	const busy = useSelector(selectIsBusy);
	const onChange = (0, import_react.useCallback)((name, value) => {
		dispatch(drafted({
			step: id,
			name,
			value
		}));
	}, [dispatch, id]);
	const onAnswer = (0, import_react.useCallback)((values) => {
		dispatch(answered({ answers: { [id]: values } }));
	}, [dispatch, id]);
	return {
		step: stepOf(order, id),
		text: textOf(order, id),
		order,
		draft,
		problems,
		refusals: Object.keys(problems).length ? refusals : 0,
		busy,
		onChange,
		onAnswer
	};
}
export { useStep as t };
