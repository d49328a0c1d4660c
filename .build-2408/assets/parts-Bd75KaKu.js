//# allFunctionsCalledOnLoad
export{t as ofMobile,n as parts}from"./parts-B2wnpUtg.js";