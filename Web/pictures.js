// The picture of the page's own address as the server renders it for an environment.

// Resolves to the root of the picture, or `undefined` if there is none. The request is for a document, because the policy of
// pages does not let a script parse markup.
export function requestPicture(window, environment) {
  const { pathname, search } = window.location;
  const query = `picture=${encodeURIComponent(String(environment))}`;
  return new Promise((resolve) => {
    const request = new window.XMLHttpRequest();
    request.open("GET", pathname + (search ? `${search}&${query}` : `?${query}`));
    request.responseType = "document";
    request.onloadend = () => {
      const picture = request.status === 200 ? request.response?.querySelector("main[data-rendered]") : undefined;
      resolve(picture ? window.document.adoptNode(picture) : undefined);
    };
    request.send();
  });
}
