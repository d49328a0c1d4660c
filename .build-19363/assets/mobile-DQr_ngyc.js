//# allFunctionsCalledOnLoad
import{n as e,t}from"./mobile-parts-CcTucOWR.js";var n=t(e.id);export{n as parts};