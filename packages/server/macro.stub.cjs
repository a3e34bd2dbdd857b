// What the generator of migrations hears in place of words.
module.exports = { msg: () => ({ id: '' }), t: () => '', plural: () => '' };
