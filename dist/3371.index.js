export const id = 3371;
export const ids = [3371];
export const modules = {

/***/ 83371:
/***/ ((module) => {

module.exports = eval("require")("proxy-agent");


/***/ })

};
