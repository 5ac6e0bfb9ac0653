/**
 * The media type of a Content-Type without parameters, in lower case; the first one of several; empty where there is
 * none (RFC 9110, 8.3.1).
 */
export const parseMediaType = (contentType: string | null | undefined): string =>
  contentType
    ?.split(/[;,\n]/, 1)[0]
    ?.trim()
    .toLowerCase() ?? "";

/** The file extensions of the pictures that evaluations store, by media type. */
const PICTURE_EXTENSIONS = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;

type PictureType = keyof typeof PICTURE_EXTENSIONS;

export const isPictureType = (mediaType: string): mediaType is PictureType =>
  Object.hasOwn(PICTURE_EXTENSIONS, mediaType);

export const getPictureExtension = (mediaType: PictureType): string => PICTURE_EXTENSIONS[mediaType];

/** The media type of a picture's file extension, without a dot; null for other files. */
export const findPictureType = (extension: string): PictureType | null =>
  Object.keys(PICTURE_EXTENSIONS)
    .filter(isPictureType)
    .find((mediaType) => PICTURE_EXTENSIONS[mediaType] === extension) ?? null;

interface TypedBytes {
  mediaType: string;
  bytes: Uint8Array;
}

/** The bytes as a `data:` URL in Base64 (RFC 2397). */
export const toDataUrl = ({ mediaType, bytes }: TypedBytes): string =>
  `data:${mediaType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")}`;

/** The characters of so many bytes in Base64. */
export const getBase64Length = (bytes: number): number => 4 * Math.ceil(bytes / 3);

/** The characters of such a URL. */
export const getDataUrlLength = ({ mediaType, bytes }: TypedBytes): number =>
  `data:${mediaType};base64,`.length + getBase64Length(bytes.byteLength);
